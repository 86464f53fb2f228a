import { expect, it } from 'vitest';
import { jobTie, tiesInFile } from '../../../../../web/features/jobs/model/tie-words.ts';

it('A cell of a file lists the names of a row and counts those that are only counted', () => {
  expect(tiesInFile(['Ada', 'Ben'], 5)).toBe('Ada; Ben; and 3 more');
  expect(tiesInFile(['Ada', 'Ben'], 2)).toBe('Ada; Ben');
  expect(tiesInFile([], 0)).toBe('');
});

it.each([
  ['Lakeside', 2, 'Lakeside · 2 candidates'],
  ['Lakeside', 0, 'Lakeside'],
  [undefined, 1, '1 candidate'],
  [undefined, 0, undefined],
])('A job of client %s with %i candidates is noted as: %s', (company, candidatesCount, note) => {
  const tie = jobTie({ id: 7, title: 'ICU nurse', client: null, candidatesCount }, company);
  expect(tie).toEqual({ key: 7, to: '/jobs/view/7', label: 'ICU nurse', note });
});
