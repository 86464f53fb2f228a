import { expect, it } from 'vitest';
import { openingsOf, openingsWords } from '../../../shared/rules/openings.ts';

const candidate = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };

it.each([
  ['posted before they were counted', {}, { openings: 1, filled: 0, left: 1 }, undefined],
  ['closed with somebody before', { closed: { candidate } }, { openings: 1, filled: 1, left: 0 }, undefined],
  ['closed with nobody before', { closed: { candidate: null } }, { openings: 1, filled: 0, left: 1 }, undefined],
  ['for three people', { openings: 3 }, { openings: 3, filled: 0, left: 3 }, '0 of 3 filled'],
  ['with two of three hired', { openings: 3, filled: 2 }, { openings: 3, filled: 2, left: 1 }, '2 of 3 filled'],
  [
    'closed early with one of three',
    { openings: 3, filled: 1, closed: { candidate: null } },
    { openings: 3, filled: 1, left: 2 },
    '1 of 3 filled',
  ],
  [
    'with more hired than were looked for',
    { openings: 2, filled: 3 },
    { openings: 2, filled: 3, left: 0 },
    '3 of 2 filled',
  ],
])('A job %s says how many it looks for and how many are hired (PLUS-50)', (_, job, expected, words) => {
  expect(openingsOf(job)).toEqual(expected);
  expect(openingsWords(job)).toBe(words);
});
