import { expect, it } from 'vitest';
import { shownTo } from '../../../../functions/features/jobs/shown-to.ts';
import { aJob } from '../../../support/builders.ts';

const hired = { id: 3, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const job = aJob({
  recruiters: [2001],
  clientId: 7,
  status: 'closed',
  closed: { at: '2026-09-01T10:00:00.000Z', candidate: hired, recruiter: hired },
});

it('A manager sees the whole of their own job', () => {
  expect(shownTo(job.managerId, job)).toBe(job);
});

it('Other managers do not see whom a manager works with and has hired', () => {
  expect(shownTo(job.managerId + 1, job)).toEqual({
    ...job,
    clientId: null,
    recruiters: [],
    closed: { at: job.closed?.at, candidate: null, recruiter: null },
  });
});
