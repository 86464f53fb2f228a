import { interviewDateRefusal } from '../../../shared/rules/pipeline-status.ts';
import type { InterviewDateChange } from '../../records/candidate-on-job.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { refuseBy, type Circumstances, type Position } from './change-candidate-status.ts';

/** Decides a new date of the interview ahead, or leaves it open with null; the same date as before is refused. */
export function changeInterviewDate(
  { onJob, jobStatus }: Position,
  to: string | null,
  { actor, at, id }: Circumstances,
): InterviewDateChange {
  refuseBy(interviewDateRefusal({ ...onJob, jobStatus }, { to, now: at }, actor));
  const from = onJob.interviewAt ?? null;
  if (from === to) throw refuse.conflict('The interview already has this date', 'interviewAt');
  const after = { ...onJob, interviewAt: to, version: onJob.version + 1 };
  const { jobId, candidateId, managerId, recruiterId, candidate, job, status, version } = after;
  const event = eventOf('interview-date-changed', {
    id,
    at,
    actor: eventActor(actor),
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: { jobId, jobTitle: job.title, managerId, recruiterId, candidate, status, from, to, version },
  });
  return { before: onJob, after, event };
}
