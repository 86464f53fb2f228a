import { describe, expect, it } from 'vitest';
import {
  guessColumns,
  hasHead,
  judgePeopleFile,
  peopleOf,
  problemsOf,
  readPeopleFile,
} from '../../../../../web/features/resumes/model/people-file.ts';

describe('A file of people', () => {
  it.each([
    [{ name: 'people.csv', size: 0 }, 'This file is empty.'],
    [{ name: 'people.csv', size: 50 * 1024 * 1024 }, 'A file may have at most 10 MB. Split it, and import the parts.'],
    [{ name: 'people.xlsx', size: 9 }, 'This is a spreadsheet. Save it as CSV first.'],
    [{ name: 'people.pdf', size: 9 }, 'Choose a CSV file: its name ends in .csv, .tsv or .txt.'],
    [{ name: 'PEOPLE.CSV', size: 9 }, undefined],
  ])('%o is judged before it is read', (file, problem) => {
    expect(judgePeopleFile(file)).toBe(problem);
  });

  it('of 50 MB is refused without being read', async () => {
    const file = { name: 'people.csv', size: 50 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    expect(await readPeopleFile(file as unknown as File)).toMatchObject({ problem: expect.stringContaining('10 MB') });
  });

  it.each([
    ['is a spreadsheet under another name', 'PK\u0003\u0004', 'This is a spreadsheet. Save it as CSV first.'],
    ['has nothing in it', ' \n,\n', 'This file has no rows.'],
    [
      'has too many rows',
      'a,b\n'.repeat(10_002),
      'This file has 10,002 rows; at most 10,000 can be imported at a time. Split it.',
    ],
  ])('that %s is refused in words', async (_name, text, problem) => {
    expect(await readPeopleFile(new File([text], 'people.csv'))).toEqual({ problem });
  });

  it('may have as many rows as can be imported at a time below its names of columns', async () => {
    const text = `First name,Email\n${'a,b\n'.repeat(10_000)}`;
    expect(await readPeopleFile(new File([text], 'people.csv'))).toMatchObject({ name: 'people.csv' });
  });
});

describe('The columns', () => {
  it.each([
    [
      ['First Name', 'Last Name', 'E-mail', 'Mobile'],
      ['firstName', 'lastName', 'email', 'phone'],
    ],
    [
      ['Full name', 'email_address', 'Current title', 'Employer'],
      ['name', 'email', 'title', 'company'],
    ],
    [
      ['Nachname', 'Vorname', 'Email', 'Ort'],
      ['lastName', 'firstName', 'email', 'city'],
    ],
    [
      ['Email', 'Email 2', 'Notes', 'Tags'],
      ['email', 'none', 'note', 'tags'],
    ],
    [
      ['Key skills', 'Location', 'Name'],
      ['skills', 'city', 'name'],
    ],
  ])('%o are guessed', (head, uses) => {
    expect(guessColumns([head])).toEqual(uses);
  });

  it('without names are guessed by the address in them', () => {
    const table = [['Ada Byron', 'ada@example.com']];
    expect(hasHead(table)).toBe(false);
    expect(guessColumns(table)).toEqual(['none', 'email']);
    expect(hasHead([['Name', 'Email'], ...table])).toBe(true);
  });
});

it.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['Byron, Ada', 'Ada', 'Byron'],
  ['Ada King Byron', 'Ada King', 'Byron'],
  ['Ada', '', 'Ada'],
])('The whole name %s is read as first name “%s” and last name “%s”', (name, firstName, lastName) => {
  expect(peopleOf([[name]], ['name'], { withHead: false })).toMatchObject([{ row: 1, firstName, lastName, email: '' }]);
});

it('What is wrong is said row by row, also in one of every ten of ten thousand', () => {
  const table = Array.from({ length: 10_000 }, (_, at) => [
    'Ada',
    'Byron',
    at % 10 === 9 ? 'nobody' : `a${at}@example.com`,
  ]);
  const people = peopleOf(table, ['firstName', 'lastName', 'email'], { withHead: false });
  const problems = problemsOf(people);
  expect(problems.size).toBe(1000);
  expect(problems.get(10)).toBe('Email: invalid email address');
  const twice = problemsOf(
    peopleOf([table[0]!, ['', 'B', ''], table[0]!], ['firstName', 'lastName', 'email'], { withHead: false }),
  );
  expect([...twice]).toEqual([
    [2, 'First name is missing; Last name: at least 2 chars; Email is missing'],
    [3, 'The same address as in row 1'],
  ]);
});
