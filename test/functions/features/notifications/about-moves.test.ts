import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { eventExamples } from '../../../support/event-examples.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { nobodyElse } from '../../../support/audience.ts';

const manager = 895412385677312;

describe('Who is notified of interviews', () => {
  it('includes the job’s manager and team once the last scorecard of an interview is in, but not who wrote it', async () => {
    const event = eventExamples.find(
      (example) => example.type === 'scorecard-submitted',
    ) as EventOf<'scorecard-submitted'>;
    const { jobId, jobTitle: title, managerId, candidate, interview, interviewer } = event.data;
    const asked: unknown[] = [];
    const sent = async (isLast: boolean) =>
      composeNotifications(event, {
        ...nobodyElse,
        teamOf: async () => [88, interviewer.id],
        haveAllScored: async (of) => asked.push(of) > 0 && isLast,
      });
    expect(await sent(false)).toEqual([]);
    const payload = { job: { id: jobId, title }, candidate, interview };
    expect(await sent(true)).toEqual([
      { recipientId: managerId, type: 'scorecards_in', payload },
      { recipientId: 88, type: 'scorecards_in', payload },
    ]);
    expect(asked[0]).toEqual({ jobId, candidateId: candidate.id, stepId: interview.id });
  });

  it('includes who holds the interview that a candidate has come to, but for the job’s manager, and nobody for a move that is taken back', async () => {
    const event = eventExamples.find(
      (example) => example.type === 'candidate-status-changed',
    ) as EventOf<'candidate-status-changed'>;
    const asked: unknown[] = [];
    const interviewersOf = async (...of: unknown[]) => {
      asked.push(of);
      return [manager, 88];
    };
    const sent = async (data: object) =>
      (await composeNotifications({ ...event, data: { ...event.data, ...data } }, { ...nobodyElse, interviewersOf }))
        .filter(({ type }) => type === 'interview_to_score')
        .map(({ recipientId, payload }) => [recipientId, payload]);
    const { jobId, jobTitle: title, candidate } = event.data;
    const interviewAt = '2026-12-01T10:00:00.000Z';
    expect(await sent({ undo: false, to: 'first_interview_scheduled', interviewAt })).toEqual([
      [88, { job: { id: jobId, title }, candidate, interviewAt }],
    ]);
    expect(await sent({ undo: true })).toEqual([]);
    expect(asked).toEqual([[{ jobId, candidateId: candidate.id }, 'first_interview_scheduled']]);
  });

  it('includes each who still owes a scorecard a day after an interview, its manager too', async () => {
    const event = eventExamples.find(
      (example) => example.type === 'scorecards-missing',
    ) as EventOf<'scorecards-missing'>;
    const asked: unknown[] = [];
    const awaitedInterviewers = async (of: unknown) => {
      asked.push(of);
      return [manager, 88];
    };
    const { job, candidate } = event.data;
    const payload = { job, candidate, isLate: true };
    const reader = { role: 'manager' as const, when: String };
    expect(notificationSentence({ type: 'interview_to_score', payload }, reader)).toBe(
      `Your scorecard of Priya Iyer for ${job.title} is still missing`,
    );
    expect(await composeNotifications(event, { ...nobodyElse, awaitedInterviewers })).toEqual([
      { recipientId: manager, type: 'interview_to_score', payload },
      { recipientId: 88, type: 'interview_to_score', payload },
    ]);
    expect(asked).toEqual([event.data]);
  });
});
