import type { EventActor } from '../../events/envelope.ts';
import { keys } from '../platform/table/keys.ts';
import { eventOf } from '../platform/table/outbox.ts';
import type { StatusChange, StoredCandidateOnJob } from './candidate-on-job.ts';
import { mostPassed, passedNow } from './passed-status.ts';
import { interviewAfter, type Move } from './place-move.ts';

/** The candidate on the job after this move, and the event of it; whether it is allowed was decided before. */
export function movedCandidate(
  before: StoredCandidateOnJob,
  { status, lastChange, reason, interviewAt, undoneAt }: Move,
  { actor, at, id }: { actor: EventActor; at: string; id: number },
): StatusChange {
  const isUndo = undoneAt !== null;
  const after = {
    ...before,
    status,
    hired: isUndo ? before.lastChange?.hired : undefined,
    lastChange: lastChange && {
      ...lastChange,
      since: before.statusChangedAt,
      ...(reason && { reason }),
      ...(before.hired && { hired: before.hired }),
    },
    ...movedOn(before, at),
    // Days in a status survive an undo, as if the move had not happened.
    ...(isUndo && { statusChangedAt: before.lastChange?.since ?? at, passed: before.passed?.slice(0, -1) ?? [] }),
    ...interviewAfter(before, { status, interviewAt, undoneAt }),
    version: before.version + 1,
  };
  const rejectedFor = (isUndo ? before : after).lastChange?.rejectedFor;
  const { jobId, candidateId, managerId, recruiterId, candidate, job, version } = after;
  const event = eventOf('candidate-status-changed', {
    id,
    at,
    actor,
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: {
      jobId,
      jobTitle: job.title,
      managerId,
      recruiterId,
      candidate,
      from: before.status,
      to: status,
      reason,
      ...(rejectedFor && { rejectedFor }),
      interviewAt,
      undo: isUndo,
      undoneAt,
      since: isUndo ? (before.lastChange?.since ?? null) : before.statusChangedAt,
      version,
    },
  });
  return { before, after, event };
}

/** What a place that is left for another status keeps of it. */
export function movedOn(left: StoredCandidateOnJob, at: string) {
  return { statusChangedAt: at, passed: [...(left.passed ?? []), passedNow(left, at)].slice(-mostPassed) };
}
