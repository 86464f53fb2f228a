import { expect, it } from 'vitest';
import { firstLineLength } from '../../../shared/constants/chat.ts';
import { firstLineOf, mayRegister } from '../../../shared/rules/chat.ts';
import { chatFileType } from '../../../shared/validation/chat-file.ts';

it.each<[unknown, unknown, boolean]>([
  [1, 'recruiter', true],
  [1, 'candidate', true],
  [1, 'manager', true],
  [1, 'super_manager', false],
  [1, undefined, false],
  [0, 'recruiter', false],
  [-1, 'recruiter', false],
  [1.5, 'recruiter', false],
  ['1', 'recruiter', false],
])('A user with the id %o and the role %o may be registered for messages: %o (VALID-47)', (id, role, may) => {
  expect(mayRegister(id, role)).toBe(may);
});

it('The first line of a message is cut between characters, with an ellipsis', () => {
  expect(firstLineOf('  Hello\nthere ')).toBe('Hello');
  expect(firstLineOf('a'.repeat(firstLineLength))).toBe('a'.repeat(firstLineLength));
  const family = '👩‍👩‍👧';
  expect(firstLineOf(family.repeat(firstLineLength + 1))).toBe(`${family.repeat(firstLineLength)}…`);
});

it('The type of a file to send follows from the end of its name', () => {
  expect(chatFileType('Offer.final.PDF')).toBe(chatFileType('offer.pdf'));
  expect(chatFileType('offer.pdf')).toBeDefined();
  expect(chatFileType('offer.pdf.exe')).toBeUndefined();
  expect(chatFileType('offer')).toBeUndefined();
});
