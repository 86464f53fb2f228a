import { describe, expect, it } from 'vitest';
import { fieldsIn, filledIn, templateFields, unknownFieldWords } from '../../../shared/rules/message-template.ts';
import { messageTemplateForm } from '../../../shared/validation/message-template.ts';

const values = { 'first name': 'Ada', job: 'Night nurse', company: 'Mercy', 'my name': 'Rosa Park' };

describe('A message template', () => {
  it.each([
    ['Hi {first name}, {my name} here', 'Hi Ada, Rosa Park here'],
    ['{job} at {company}; {job}', 'Night nurse at Mercy; Night nurse'],
    ['{ First Name }', 'Ada'],
    ['No field, } and { alone', 'No field, } and { alone'],
    ['{}', '{}'],
  ])('fills in %j', (text, filled) => {
    expect(unknownFieldWords(text)).toBeNull();
    expect(filledIn(text, values)).toBe(filled);
  });

  it('fills in what a person is called as it is, also where that looks like a field', () => {
    expect(filledIn('Hi {first name}', { 'first name': '{job} $& $1' })).toBe('Hi {job} $& $1');
  });

  it('keeps a field that has no value, and says which fields it names', () => {
    expect(filledIn('Hi {first name}, about {job}', { 'first name': 'Ada' })).toBe('Hi Ada, about {job}');
    expect(fieldsIn('{Job}, {my name}, {job}')).toEqual(['job', 'my name']);
    expect(fieldsIn(templateFields.map((one) => `{${one}}`).join(''))).toEqual(templateFields);
  });

  it('is refused with what it names that is no field, each once', () => {
    const text = 'Hi {name}, {salary} for {job}, {salary}';
    const said = 'Nothing is known for {name}, {salary}. Fields are {first name}, {job}, {company}, {my name}';
    expect(unknownFieldWords(text)).toBe(said);
    const read = messageTemplateForm.safeParse({ name: 'First words', text });
    expect(read.error?.issues.map(({ path, message }) => [path, message])).toEqual([[['text'], said]]);
    expect(messageTemplateForm.safeParse({ name: 'First words', text: 'x'.repeat(4001) }).success).toBe(false);
  });
});
