import type { JobStatus } from '../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { GivenReason, MoveRefusal } from '../../../shared/rules/pipeline-status.ts';
import {
  interviewRefusal,
  moveRefusal,
  reasonInWords,
  reasonRefusal,
  undoRefusal,
} from '../../../shared/rules/pipeline-status.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { StatusChange } from '../../records/candidate-on-job.ts';
import { movedCandidate } from '../../records/moved-candidate.ts';
import { eventActor } from '../../platform/table/outbox.ts';

/** A candidate on a job as read, with the job's status beside it. */
export interface Position {
  onJob: CandidateOnJob;
  jobStatus: JobStatus;
}

/** Who decides, when, and the id of what comes of it. */
export interface Circumstances {
  actor: Pick<Actor, 'id' | 'role' | 'firstName' | 'lastName' | 'avatar'>;
  at: string;
  id: number;
}

/** Decides a move: candidate on job, requested status, actor and time give the change or a refusal. */
export function changeCandidateStatus(
  { onJob, jobStatus }: Position,
  move: GivenReason & { status: PipelineStatus; interviewAt?: string | undefined },
  { actor, at, id }: Circumstances,
): StatusChange {
  refuseBy(
    moveRefusal({ ...onJob, jobStatus }, move.status, actor) ??
      reasonRefusal(onJob.status, move.status, move) ??
      interviewRefusal(move.status, move.interviewAt, at),
  );
  const kept = {
    ...(onJob.interviewAt && { interviewAt: onJob.interviewAt }),
    ...(onJob.meetingId && { meetingId: onJob.meetingId }),
    ...(move.rejectedFor && { rejectedFor: move.rejectedFor }),
  };
  const lastChange = { from: onJob.status, to: move.status, byId: actor.id, at, ...kept };
  return movedCandidate(
    onJob,
    {
      status: move.status,
      lastChange,
      reason: reasonInWords(move),
      interviewAt: move.interviewAt ?? null,
      undoneAt: null,
    },
    { actor: eventActor(actor), at, id },
  );
}

/** Decides undoing the actor's own last move: back to the earlier status, recorded as a second line of the story. */
export function undoCandidateStatus({ onJob, jobStatus }: Position, { actor, at, id }: Circumstances): StatusChange {
  refuseBy(undoRefusal({ ...onJob, jobStatus }, actor, at));
  const { from: status, at: undoneAt } = onJob.lastChange ?? { from: onJob.status, at };
  return movedCandidate(
    onJob,
    { status, lastChange: null, reason: null, interviewAt: null, undoneAt },
    { actor: eventActor(actor), at, id },
  );
}

/** Throws a rule's refusal, if there is one, at the field that it is about. */
export function refuseBy(refusal: MoveRefusal | undefined): void {
  if (!refusal) return;
  const errors = [{ key: refusal.field ?? 'status', message: refusal.message }];
  throw new Refusal(refusal.kind, refusal.message, { errors });
}
