import { expect, it } from 'vitest';
import { filtersIn, searchOf } from '../../../../../web/features/jobs/model/job-filters.ts';
import { viewWords } from '../../../../../web/features/jobs/model/view-words.ts';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('The job list shows the reader’s own open jobs by default (JOB-35, JOB-36)', () => {
  expect(read('')).toEqual({ status: 'signed', ownership: 'own' });
  expect(read('status=nonsense&ownership=theirs&clientId=-1&recruiterId=x')).toEqual({
    status: 'signed',
    ownership: 'own',
  });
});

it('Every job filter is read from the address and written back', () => {
  const filters = read('status=closed&ownership=all&clientId=7&recruiterId=9&page=1');
  expect(filters).toEqual({ status: 'closed', ownership: 'all', clientId: 7, recruiterId: 9 });
  expect(searchOf(filters).toString()).toBe('status=closed&ownership=all&clientId=7&recruiterId=9');
  expect(searchOf(read('')).size).toBe(0);
  expect(read('q=nurse&sort=points')).toMatchObject({ q: 'nurse', sort: 'points' });
  expect(searchOf(read('q=nurse&sort=points')).toString()).toBe('q=nurse&sort=points');
  expect(read('sort=sideways')).not.toHaveProperty('sort');
});

it('The job list is narrowed in its address to jobs posted in a time, of the user’s own only (JOB-34)', () => {
  expect(read('range=month')).toMatchObject({ range: 'month' });
  expect(searchOf(read('range=month')).toString()).toBe('range=month');
  expect(viewWords(read('range=month&q=nurse'))).toBe('Open · posted in the last month · “nurse”');
  for (const search of ['range=all', 'range=century', 'range=week&ownership=all'])
    expect(read(search)).not.toHaveProperty('range');
});

it('What a view shows is worded, part by part', () => {
  const words = (search: string) => viewWords(read(search));
  expect(words('status=on_hold&ownership=all&clientId=7&recruiterId=9&q=nurse&sort=points')).toBe(
    'On hold · all jobs · one client · one recruiter · “nurse” · most points',
  );
  expect(words('')).toBe('Open');
  expect(viewWords({ status: 'closed', ownership: 'own', range: 'all' })).toBe('Closed');
});

it('An address has every filter that differs from the usual, and no other', () => {
  const all = 'status=closed&ownership=own&range=week&clientId=7&q=nurse&sort=title&recruiterId=9';
  expect(searchOf(read(all)).toString()).toBe(all.replace('&ownership=own', ''));
  expect(searchOf({ status: 'signed', ownership: 'all', range: 'all' }).toString()).toBe('ownership=all');
  expect(read('sort=newest&range=all&q=')).toEqual({ status: 'signed', ownership: 'own' });
});
