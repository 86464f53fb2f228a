import { expect, it } from 'vitest';
import { pastedEmails, rowProblems } from '../../../../web/ui/overlays/email-rows.ts';

it('Every address row is required, must be valid and must be unique (VALID-23, VALID-24)', () => {
  expect(rowProblems(['ana@example.com', '', 'ana@', ' ANA@example.com '])).toEqual([
    undefined,
    'Required',
    'Invalid email address',
    'Try another email address',
  ]);
});

it('A pasted list is a row for each address, and every row beyond twenty that are not mailed yet says so', () => {
  const emails = Array.from({ length: 500 }, (_, at) => `person-${at}@example.com`);
  expect(pastedEmails(emails.join('\n'))).toEqual(emails);
  expect(pastedEmails('a@b.example; c@d.example,e@f.example')).toEqual(['a@b.example', 'c@d.example', 'e@f.example']);
  expect(pastedEmails('a@b.example')).toEqual([]);
  expect(pastedEmails([...emails, 'one@more.example'].join(' '))).toHaveLength(500);
  const problems = rowProblems(emails);
  expect(problems.slice(0, 20)).toEqual(Array(20).fill(undefined));
  expect(new Set(problems.slice(20))).toEqual(new Set(['At most 20 at a time']));
  expect(rowProblems(emails, (row) => row < 490).every((problem) => problem === undefined)).toBe(true);
});

it.each([
  ['Jane Doe <jane@example.com>; Bo Lee <bo@example.com>', ['jane@example.com', 'bo@example.com']],
  ['"Doe, Jane" <jane@example.com>, Bo <bo@example.com>', ['jane@example.com', 'bo@example.com']],
  ['Jane Doe <jane@example.com>', ['jane@example.com']],
  ['mailto:jane@example.com; <bo@example.com>', ['jane@example.com', 'bo@example.com']],
  ['Jane <mailto:jane@example.com>;bo@example.com', ['jane@example.com', 'bo@example.com']],
  ['jane@example.com\tbo@example.com\r\nlee@example.com', ['jane@example.com', 'bo@example.com', 'lee@example.com']],
  ["Conan O'Brien <conan.o'brien@example.com>;\n", ["conan.o'brien@example.com"]],
  ["'jane@example.com'; 'bo@example.com'", ['jane@example.com', 'bo@example.com']],
  ['Jane Doe (jane@example.com), Bo [bo@example.com]', ['jane@example.com', 'bo@example.com']],
  ['Name,Email\nJane Doe,jane@example.com\nBo Lee,bo@example.com', ['jane@example.com', 'bo@example.com']],
  ['1. jane@example.com\n2. bo@example.com', ['jane@example.com', 'bo@example.com']],
  ['• jane@example.com\n• bo@example.com', ['jane@example.com', 'bo@example.com']],
  ['mailto:jane@example.com and bo@example.com.', ['jane@example.com', 'bo@example.com']],
  ['jane@example.com / bo@example.com | lee@example.com', ['jane@example.com', 'bo@example.com', 'lee@example.com']],
  ['jane@example.com，bo@example.com；lee@example.com', ['jane@example.com', 'bo@example.com', 'lee@example.com']],
  ['\ufeffjane@example.com\u200b; bo@example.com', ['jane@example.com', 'bo@example.com']],
  ['jane@example.com; bo.example.com', ['jane@example.com', 'bo.example.com']],
  ['jane@example.com;', ['jane@example.com']],
  ['[Jane](mailto:jane@example.com), [bo@example.com](mailto:bo@example.com)', ['jane@example.com', 'bo@example.com']],
  ['SMTP:jane@example.com;smtp:bo@example.com', ['jane@example.com', 'bo@example.com']],
  ['Jane Doe', []],
  ['<>', []],
])('Recipients of a mail program become rows of addresses alone: %j (PLUS-64)', (text, addresses) =>
  expect(pastedEmails(text)).toEqual(addresses),
);
