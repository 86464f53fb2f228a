import { describe, expect, it } from 'vitest';
import { applicationForm, jobQuestions } from '../../../shared/validation/job-question.ts';

const asked = (over: object = {}) => ({ words: 'Which shift?', kind: 'choice', choices: ['Days', 'Nights'], ...over });

describe('The questions of a job', () => {
  it('keep their order, and choices only where one is to be chosen, each once', () => {
    const read = jobQuestions.parse([
      asked({ choices: [' Days', '', 'Nights', 'Days'] }),
      asked({ words: 'Why?', kind: 'text', isRequired: true }),
    ]);
    expect(read).toEqual([
      { words: 'Which shift?', kind: 'choice', choices: ['Days', 'Nights'], isRequired: false },
      { words: 'Why?', kind: 'text', choices: [], isRequired: true },
    ]);
  });

  it.each([
    ['without words', [asked(), asked({ words: ' ' })], 'Question 2: write what you ask'],
    ['asked twice', [asked(), asked()], 'Question 2: it is asked twice'],
    [
      'with one answer to choose from',
      [asked({ choices: ['Days', ''] })],
      'Question 1: name at least two answers to choose from',
    ],
    [
      'with eleven answers to choose from',
      [asked({ choices: [...'abcdefghijk'] })],
      'Question 1: at most 10 answers to choose from',
    ],
    [
      'beyond the eighth',
      Array.from({ length: 9 }, (_, at) => asked({ words: `Shift ${at}?` })),
      'At most 8 questions',
    ],
  ])('are refused with one %s, which is named', (_, questions, message) => {
    expect(jobQuestions.safeParse(questions).error?.issues.map((one) => one.message)).toEqual([message]);
  });
});

it.each([
  ['note', { note: 'n'.repeat(2001) }],
  ['answers.0.answer', { answers: [{ question: 'Why?', answer: 'a'.repeat(2001) }] }],
  ['answers.0.answer', { answers: [{ question: 'Years?', answer: 1e10 }] }],
])('What is sent with an application ends at its limit (%s)', (field, form) => {
  expect(applicationForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toContain(field);
});
