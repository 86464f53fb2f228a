import { expect, it } from 'vitest';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { actionRefusal, type JobAction } from '../../../../web/features/jobs/job-actions.ts';

const actions: JobAction[] = ['edit', 'recommend', 'hold', 'resume', 'close', 'reopen', 'clone', 'delete'];
const allowed = (status: JobStatus, candidatesCount = 0, viewerId = 1) =>
  actions.filter((action) => !actionRefusal(action, { status, managerId: 1, candidatesCount }, viewerId));

it('The job menu offers what the job’s state allows (JOB-56, JOB-57, JOB-58)', () => {
  const expected: Record<JobStatus, JobAction[]> = {
    signed: ['edit', 'recommend', 'hold', 'close', 'clone', 'delete'],
    on_hold: ['edit', 'resume', 'close', 'clone', 'delete'],
    closed: ['edit', 'reopen', 'clone', 'delete'],
    draft: ['edit', 'close', 'clone', 'delete'],
  };
  for (const [status, offered] of Object.entries(expected))
    expect(allowed(status as JobStatus), status).toEqual(offered);
});

it('A manager can recommend only their own open jobs (JOB-82)', () => {
  expect(actionRefusal('recommend', { status: 'on_hold', managerId: 1, candidatesCount: 0 }, 1)).toBe(
    'Only an open job can be recommended',
  );
  expect(actionRefusal('recommend', { status: 'signed', managerId: 1, candidatesCount: 0 }, 2)).toBe(
    'This job belongs to another manager',
  );
});

it('A job with candidates cannot be removed, and the menu says why (JOB-47)', () => {
  expect(actionRefusal('delete', { status: 'signed', managerId: 1, candidatesCount: 2 }, 1)).toBe(
    'This job has candidates; close it instead',
  );
});

it('Another manager’s job can only be copied', () => {
  expect(allowed('signed', 0, 2)).toEqual(['clone']);
});
