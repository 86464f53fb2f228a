import { describe, expect, it } from 'vitest';
import {
  declineRecommendation,
  mayRecommend,
  recommendJob,
  resendRecommendation,
} from '../../../../functions/features/recommendations/recommend-job.ts';
import { isOpenJob } from '../../../../shared/rules/open-job.ts';
import { mustBeOpen } from '../../../../functions/records/mailed-invitation.ts';
import { recommendationKind } from '../../../../functions/records/recommendation.ts';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { jobStatuses } from '../../../../shared/constants/job.ts';
import type { AnswerState } from '../../../../shared/model/invitation.ts';
import { answerStates } from '../../../../shared/model/invitation.ts';
import { aJob, anActor, someTime } from '../../../support/builders.ts';
import { messageOf } from '../../../support/handle.ts';

const recruiter = anActor('recruiter');
const circumstances = { actor: recruiter, at: someTime, eventId: 7002 };
const { invitation: recommendation, event } = recommendJob(aJob(), 'ana@example.com', 7001, circumstances);

describe('Who may recommend a job (JOB-82)', () => {
  const may =
    (over: Partial<Parameters<typeof mayRecommend>[1]>, job = aJob()) =>
    () =>
      mayRecommend(job, { actor: recruiter, worksForManager: true, at: someTime, ...over });

  it('is its manager, or a recruiter who works for them', () => {
    expect(may({})).not.toThrow();
    expect(may({ worksForManager: false })).toThrow('You do not work for this job’s manager');
    expect(may({ actor: anActor('manager'), worksForManager: false })).not.toThrow();
    expect(may({ actor: anActor('manager', { id: 1002 }), worksForManager: false })).toThrow(
      'This job belongs to another manager',
    );
  });

  const open: Record<JobStatus, boolean> = { signed: true, on_hold: false, closed: false, draft: false };
  it.each(jobStatuses)('is nobody while the job is %s, unless it is open', (status) => {
    expect(isOpenJob(aJob({ status }), someTime)).toBe(open[status]);
    expect(messageOf(may({}, aJob({ status })))).toBe(open[status] ? undefined : 'Only an open job can be recommended');
  });

  it('is nobody once the job has ended', () => {
    expect(isOpenJob(aJob({ endAt: someTime }), someTime)).toBe(false);
    expect(isOpenJob(aJob({ endAt: '2026-09-02T10:00:00.000Z' }), someTime)).toBe(true);
  });
});

describe('A recommendation', () => {
  it('is open for two weeks, and its event contains no address', () => {
    expect(recommendation).toMatchObject({
      status: 'waiting',
      job: { id: 5001 },
      senderId: recruiter.id,
      expiresAt: '2026-09-15T10:00:00.000Z',
    });
    expect(event).toMatchObject({ type: 'job-recommended', subject: 'RECOMMENDATION#7001' });
    expect(JSON.stringify(event)).not.toContain('@');
  });

  const said: Record<AnswerState, string | undefined> = {
    waiting: undefined,
    accepted: 'This recommendation was already accepted',
    declined: 'This recommendation was already declined',
    cancelled: 'This recommendation was already cancelled',
  };
  it.each(answerStates)('that is %s can be resent, cancelled or declined only while it is open', (status) => {
    const stored = { ...recommendation, status };
    const changes = [
      () => resendRecommendation(stored, circumstances),
      () => mustBeOpen(recommendationKind, stored),
      () => declineRecommendation(stored, circumstances),
    ];
    expect(changes.map(messageOf)).toEqual(changes.map(() => said[status]));
  });
});
