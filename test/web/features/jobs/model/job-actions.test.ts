import { expect, it } from 'vitest';
import type { JobStatus } from '../../../../../shared/constants/job.ts';
import { actionRefusal, type JobAction } from '../../../../../web/features/jobs/model/job-actions.ts';

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

it('Each action that is not allowed says why', () => {
  const why = (status: JobStatus, candidatesCount = 0) =>
    Object.fromEntries(
      actions.map((action) => [action, actionRefusal(action, { status, managerId: 1, candidatesCount }, 1)]),
    );
  expect(why('closed', 1)).toEqual({
    edit: undefined,
    recommend: 'Only an open job can be recommended',
    hold: 'Only an open job can be put on hold',
    resume: 'Only a job on hold can be resumed',
    close: 'This job is already closed',
    reopen: undefined,
    clone: undefined,
    delete: 'This job has candidates; close it instead',
  });
  expect(why('signed')).toMatchObject({
    resume: 'Only a job on hold can be resumed',
    reopen: 'Only a closed job can be reopened',
  });
});
