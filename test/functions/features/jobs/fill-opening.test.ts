import { describe, expect, it } from 'vitest';
import { closeJob, fillOpening, reopenJob } from '../../../../functions/features/jobs/change-job-status.ts';
import { changeJob } from '../../../../functions/features/jobs/change-job.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import type { NotifyingEvent } from '../../../../functions/domain/notifications/taken-back.ts';
import { jobStatuses, type JobStatus } from '../../../../shared/constants/job.ts';
import { jobForm } from '../../../../shared/validation/job.ts';
import { aCandidateOnJob, aJob, anActor, someTime } from '../../../support/builders.ts';
import { nobodyElse } from '../../../support/audience.ts';

const circumstances = { actor: anActor('manager'), at: someTime, eventId: 1 };
const priya = aCandidateOnJob();
const arun = aCandidateOnJob({
  candidateId: 3002,
  candidate: { ...priya.candidate, id: 3002 },
  recruiterId: null,
  recruiter: null,
});
const { candidateId, recruiterId, candidate, recruiter } = priya;
const three = aJob({ openings: 3 });
const fill = (job = three, onJob = [priya, arun], choice = {}) =>
  fillOpening(job, onJob, { candidateId, ...choice }, circumstances);

function outcomeOf(act: () => unknown): string {
  try {
    act();
    return 'filled';
  } catch (error) {
    return (error as { kind: string }).kind;
  }
}

describe('Filling one of several openings', () => {
  it('hires the candidate, owes the points and leaves the job open with one opening less (PLUS-50)', () => {
    const { job, event, hire } = fill(three, [priya, arun], { recruiterId, startOn: '2026-10-05' });
    expect(job).toMatchObject({ status: 'signed', closed: null, openings: 3, filled: 1, version: 2 });
    expect(event).toMatchObject({
      type: 'opening-filled',
      data: { points: 500, candidate, recruiter, startOn: '2026-10-05', filled: 1, openings: 3 },
    });
    expect(hire).toMatchObject({ after: { status: 'hiring_onboarding', hired: { at: someTime } }, event: { id: 3 } });
  });

  const statuses: Record<JobStatus, 'filled' | 'conflict'> = {
    draft: 'conflict',
    signed: 'filled',
    on_hold: 'conflict',
    closed: 'conflict',
  };
  it.each(jobStatuses)('is possible on a job that is open, not on another (%s)', (status) => {
    expect(outcomeOf(() => fill({ ...three, status }))).toBe(statuses[status]);
  });

  it.each([
    ['the last opening, which closes the job', aJob({ openings: 3, filled: 2 }), [priya], {}, 'conflict'],
    ['a job for one person', aJob(), [priya], {}, 'conflict'],
    ['somebody who is not on the job', three, [arun], {}, 'invalid'],
    ['somebody who was rejected', three, [{ ...priya, status: 'rejected' as const }], {}, 'invalid'],
    ['somebody who is hired already', three, [{ ...priya, hired: { at: someTime, startOn: null } }], {}, 'invalid'],
    ['another payee than who put them forward', three, [priya], { recruiterId: 2002 }, 'invalid'],
    ['a contest where nobody earns', three, [arun], { candidateId: 3002, contest: 'No' }, 'invalid'],
  ])('is refused for %s', (_, job, onJob, choice, kind) => {
    expect(() => fill(job, onJob, choice)).toThrowError(expect.objectContaining({ kind }));
  });

  it('is told to who is hired and to their recruiter, and to nobody who was not chosen (PLUS-50)', async () => {
    const told = await composeNotifications(fill().hire!.event, {
      ...nobodyElse,
      recruitersOf: async () => [2002],
    });
    expect(told.map(({ recipientId, type }) => [recipientId, type])).toEqual([
      [candidateId, 'candidate_hired'],
      [recruiterId, 'candidate_hired'],
    ]);
  });
});

describe('The end of a job with several openings', () => {
  const hired = { ...priya, hired: { at: someTime, startOn: null } };

  it('comes with the hire for the last, and only those who were not chosen read that they were not (PLUS-50)', async () => {
    const job = aJob({ openings: 2, filled: 1 });
    const other = aCandidateOnJob({ candidateId: 3003, recruiterId: null, recruiter: null });
    const closed = closeJob(job, [hired, arun, other], { candidateId: 3002 }, circumstances);
    expect(closed.job).toMatchObject({ status: 'closed', filled: 2 });
    const told = await composeNotifications(closed.event as NotifyingEvent, nobodyElse);
    expect(told.filter(({ type }) => type === 'closed_job').map(({ recipientId }) => recipientId)).toEqual([3003]);
  });

  it('may come earlier with nobody more, and the job still says that it was filled in part (PLUS-50)', async () => {
    const closed = closeJob(aJob({ openings: 3, filled: 1 }), [hired, arun], {}, circumstances);
    expect(closed.job).toMatchObject({ status: 'closed', filled: 1, closed: { candidate: null } });
    const told = await composeNotifications(closed.event as NotifyingEvent, nobodyElse);
    expect(told.find(({ type }) => type === 'closed_job')).toMatchObject({ payload: { end: 'filled' } });
  });

  it('does not count somebody as a second hire who was hired already', () => {
    expect(closeJob(aJob({ openings: 3, filled: 1 }), [hired], { candidateId }, circumstances).job.filled).toBe(1);
  });

  it.each([
    ['all of its openings filled', { openings: 2, filled: 2 }, { openings: 3, filled: 2 }],
    ['an opening left', { openings: 3, filled: 1 }, { openings: 3, filled: 1 }],
    [
      'a hire from before they were counted',
      { closed: { at: someTime, candidate, recruiter } },
      { openings: 2, filled: 1 },
    ],
  ])('is taken back for one person more where it had %s', (_, job, expected) => {
    const ended = { at: someTime, candidate: null, recruiter: null };
    expect(reopenJob(aJob({ status: 'closed', closed: ended, ...job }), circumstances).job).toMatchObject(expected);
  });
});

describe('The number of openings', () => {
  const form = (openings?: number) =>
    jobForm.parse({ title: 'Nurse', description: 'Nights', points: 500, ...(openings !== undefined && { openings }) });
  const references = { city: null, spheres: [], client: null };
  const change = (job: ReturnType<typeof aJob>, openings?: number) =>
    changeJob(job, form(openings), references, circumstances);

  it('changes with the job, which says so, and stays where it is not sent', () => {
    expect(change(three, 4)).toMatchObject({
      job: { openings: 4 },
      event: { data: { changed: expect.arrayContaining(['openings']) } },
    });
    expect(change(three).job.openings).toBe(3);
  });

  it.each([
    ['as few as are filled', aJob({ openings: 3, filled: 2 }), 2],
    [
      'another number on a closed job',
      aJob({ status: 'closed', openings: 3, closed: { at: someTime, candidate: null, recruiter: null } }),
      4,
    ],
  ])('is not %s', (_, job, openings) => {
    expect(() => change(job, openings)).toThrowError(
      expect.objectContaining({ kind: 'invalid', errors: [expect.objectContaining({ key: 'openings' })] }),
    );
  });

  it.each([0, -1, 1.5, 101])('is a whole number from 1 to 100, not %s', (openings) => {
    expect(() => form(openings)).toThrow(/Must be/);
  });
});
