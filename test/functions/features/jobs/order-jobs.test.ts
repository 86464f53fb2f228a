import { expect, it } from 'vitest';
import { isFound, sortedJobs } from '../../../../functions/features/jobs/order-jobs.ts';
import { jobSorts, type JobSort } from '../../../../shared/constants/job.ts';
import { aJob } from '../../../support/builders.ts';

const job = (id: number, over: Parameters<typeof aJob>[0] = {}) => aJob({ id, ...over });

it('A search of jobs finds words by their beginning in title, client and city, in any order and case', () => {
  const nurse = job(1, { title: 'ICU registered nurse, nights', client: { companyName: 'Señor Health' } as never });
  for (const q of ['', 'nurse', 'NIGHTS icu', 'senor regis', 'hea']) expect(isFound(nurse, q), q).toBe(true);
  for (const q of ['  ', 'nurse ???', '— icu']) expect(isFound(nurse, q), q).toBe(true);
  // Signs alone ask for what no job has.
  for (const q of ['???', '.', '— &', '🦄']) expect(isFound(nurse, q), q).toBe(false);
  for (const q of ['urse', 'nurse days', 'icu welder']) expect(isFound(nurse, q), q).toBe(false);
});

it('Jobs are sorted by each of their orders, equal ones newest first', () => {
  const jobs = [
    job(1, { title: 'B', points: 5, candidatesCount: 1, createdAt: '2026-09-01T10:00:00.000Z' }),
    job(2, { title: 'A', points: 9, candidatesCount: 0, createdAt: '2026-09-02T10:00:00.000Z' }),
    job(3, { title: 'C', points: 9, candidatesCount: 4, createdAt: '2026-09-03T10:00:00.000Z' }),
  ];
  const expected: Record<JobSort, number[]> = {
    newest: [3, 2, 1],
    title: [2, 1, 3],
    candidates: [3, 1, 2],
    points: [3, 2, 1],
    waiting: [1, 2, 3],
  };
  for (const sort of jobSorts)
    expect(
      sortedJobs(jobs, sort).map(({ id }) => id),
      sort,
    ).toEqual(expected[sort]);
  const since = (one: { id: number }) => (one.id === 3 ? '2026-08-01T10:00:00.000Z' : '2026-09-09T10:00:00.000Z');
  expect(sortedJobs(jobs, 'waiting', since)[0]?.id).toBe(3);
});
