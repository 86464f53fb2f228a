import type { EventOf } from '../../../events/catalogue.ts';
import { daysSince, isLeftWaiting } from '../../../shared/rules/silence.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

/**
 * Decides whether the manager is to be reminded of a candidate: once per submission that is left waiting. A move that is
 * undone restores since when they wait, so it makes no second reminder.
 */
export function reminderOf(
  onJob: StoredCandidateOnJob,
  { at, id, silenceDays }: { at: string; id: number; silenceDays: number },
): EventOf<'candidate-left-waiting'> | undefined {
  const { jobId, candidateId, managerId, candidate, job, statusChangedAt, version } = onJob;
  if (onJob.remindedSince === statusChangedAt || !isLeftWaiting(onJob, at, silenceDays)) return undefined;
  return eventOf('candidate-left-waiting', {
    id,
    at,
    actor: { kind: 'system' },
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: {
      jobId,
      jobTitle: job.title,
      managerId,
      candidate,
      since: statusChangedAt,
      days: daysSince(statusChangedAt, at),
      version,
    },
  });
}
