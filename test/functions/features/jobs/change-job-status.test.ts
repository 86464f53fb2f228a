import { describe, expect, it } from 'vitest';
import { closeJob, holdJob, reopenJob } from '../../../../functions/features/jobs/change-job-status.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { jobStatuses } from '../../../../shared/constants/job.ts';
import { aCandidateOnJob, aJob, anActor, someTime } from '../../../support/builders.ts';

const circumstances = { actor: anActor('manager'), at: someTime, eventId: 1 };
const closed = { at: someTime, candidate: null, recruiter: null };
const outcome = (decide: () => { job: { status: string } }): string => {
  try {
    return decide().job.status;
  } catch (error) {
    return (error as { kind: string }).kind;
  }
};

describe('The status of a job', () => {
  const held: Record<JobStatus, string> = {
    draft: 'conflict',
    signed: 'on_hold',
    on_hold: 'signed',
    closed: 'conflict',
  };
  const reopened: Record<JobStatus, string> = {
    draft: 'conflict',
    signed: 'conflict',
    on_hold: 'conflict',
    closed: 'signed',
  };
  const ended: Record<JobStatus, string> = { draft: 'closed', signed: 'closed', on_hold: 'closed', closed: 'conflict' };

  it.each(jobStatuses)('%s allows or refuses holding and resuming, with one toggle (JOB-44)', (status) => {
    expect(outcome(() => holdJob(aJob({ status }), circumstances))).toBe(held[status]);
  });

  it.each(jobStatuses)('%s allows or refuses reopening (JOB-56)', (status) => {
    expect(outcome(() => reopenJob(aJob({ status, closed }), circumstances))).toBe(reopened[status]);
  });

  it.each(jobStatuses)('%s allows or refuses closing (JOB-58)', (status) => {
    expect(outcome(() => closeJob(aJob({ status }), [], {}, circumstances))).toBe(ended[status]);
  });

  it('forgets who was hired when the job is reopened, and its event names the old and the new status', () => {
    const { job, event } = reopenJob(aJob({ status: 'closed', closed, version: 4 }), circumstances);
    expect(job).toMatchObject({ status: 'signed', closed: null, version: 5 });
    expect(event).toMatchObject({ type: 'job-status-changed', data: { from: 'closed', to: 'signed' } });
  });
});

describe('Closing a job', () => {
  const onJob = aCandidateOnJob();
  const other = aCandidateOnJob({ candidateId: 3002, recruiterId: 2002 });
  const { candidateId, recruiterId, candidate, recruiter } = onJob;
  const close = (choice: Parameters<typeof closeJob>[2]) => closeJob(aJob(), [onJob, other], choice, circumstances);

  it.each([
    ['nobody', {}, null, null],
    ['a candidate alone', { candidateId }, candidate, recruiter],
    ['a candidate and nobody to pay', { candidateId, recruiterId: null }, candidate, recruiter],
    ['a candidate and the recruiter who put them forward', { candidateId, recruiterId }, candidate, recruiter],
  ])('may choose %s (JOB-45, PLUS-41)', (_, choice, hired, earner) => {
    const { job, event } = close(choice);
    expect(job.closed).toEqual({ at: someTime, candidate: hired, recruiter: earner, startOn: null });
    expect(event).toMatchObject({
      type: 'job-closed',
      data: {
        points: 500,
        candidate: hired,
        recruiter: earner,
        others: [
          { candidateId, recruiterId },
          { candidateId: 3002, recruiterId: 2002 },
        ],
      },
    });
  });

  it('is mailed at once to those who were not chosen, unless its manager says otherwise, by the page or not (PLUS-50)', () => {
    const said = (body: object) => close(contract.jobs.closeJob.request.body.parse(body)).event.data;
    expect([{}, { candidateId }].map(said)).toMatchObject([{ mailsOthers: true }, { mailsOthers: true }]);
    expect(said({ candidateId, mailsOthers: false })).not.toHaveProperty('mailsOthers');
  });

  it('hires the candidate with the day on which they start, in the same step (PLUS-50)', () => {
    const { job, event, hire } = close({ candidateId, startOn: '2026-10-05', mailsOthers: true });
    expect(job.closed).toMatchObject({ candidate, startOn: '2026-10-05' });
    expect(event.data).toMatchObject({ startOn: '2026-10-05', mailsOthers: true });
    expect(hire?.after).toMatchObject({
      status: 'hiring_onboarding',
      hired: { at: someTime, startOn: '2026-10-05' },
      statusChangedAt: someTime,
      lastChange: null,
      version: 2,
    });
    expect(hire?.event).toMatchObject({
      type: 'candidate-hired',
      subject: 'JOB#5001#CANDIDATE#3001',
      data: { candidate, recruiterId, from: 'contacted', startOn: '2026-10-05', version: 2 },
    });
    expect(close({}).hire).toBeUndefined();
  });

  it('leaves the days in a status as they are where the candidate was there already', () => {
    const since = '2026-08-01T10:00:00.000Z';
    const onboarding = aCandidateOnJob({ status: 'hiring_onboarding', statusChangedAt: since });
    expect(closeJob(aJob(), [onboarding], { candidateId }, circumstances).hire?.after.statusChangedAt).toBe(since);
  });

  it('owes nothing to a recruiter without the candidate’s word, unless the manager names them (PLUS-41)', () => {
    const waits = aCandidateOnJob({ awaitsCandidate: true });
    const payee = (choice: object) =>
      closeJob(aJob(), [waits], { candidateId, ...choice }, circumstances).event.data as { recruiter: object | null };
    expect(payee({}).recruiter).toBeNull();
    expect(payee({ recruiterId }).recruiter).toMatchObject({ id: recruiterId });
  });

  it('refuses to hire somebody who was rejected', () => {
    const rejected = aCandidateOnJob({ status: 'rejected' });
    expect(() => closeJob(aJob(), [rejected], { candidateId }, circumstances)).toThrowError(
      expect.objectContaining({ kind: 'invalid', errors: [expect.objectContaining({ key: 'candidateId' })] }),
    );
  });

  it.each([
    ['a candidate who is not on the job', { candidateId: 9 }, 'candidateId'],
    ['a recruiter who put another candidate forward', { candidateId, recruiterId: 2002 }, 'recruiterId'],
    ['a recruiter without a candidate', { recruiterId }, 'recruiterId'],
    ['a contest where nobody earns', { contest: 'She applied herself' }, 'contest'],
  ])('rejects %s by the field', (_, choice, key) => {
    expect(() => close(choice)).toThrowError(
      expect.objectContaining({ kind: 'invalid', errors: [expect.objectContaining({ key })] }),
    );
  });
});
