import type { EventOf } from '../../events/catalogue.ts';
import type { JobStatus } from '../../shared/constants/job.ts';
import type { PipelineStatus } from '../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { MoveRefusal } from '../../shared/rules/pipeline-status.ts';
import { moveRefusal, reasonRefusal, undoRefusal } from '../../shared/rules/pipeline-status.ts';
import type { Actor } from '../door/actor.ts';
import { Refusal } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import { eventActor, eventOf } from '../table/outbox.ts';

/** A candidate on a job as read, with the job's status beside it. */
export interface Position {
  onJob: CandidateOnJob;
  jobStatus: JobStatus;
}

/** What a move changes: the new state, built on the version that was read, and the event that tells it. */
export interface StatusChange {
  before: CandidateOnJob;
  after: CandidateOnJob;
  event: EventOf<'candidate-status-changed'>;
}

interface Circumstances {
  actor: Actor;
  at: string;
  id: number;
}

/** Decides a move: candidate on job, wish, actor and time give the change or a refusal. */
export function changeCandidateStatus(
  { onJob, jobStatus }: Position,
  wish: { status: PipelineStatus; reason?: string | undefined },
  { actor, at, id }: Circumstances,
): StatusChange {
  refuseBy(
    moveRefusal({ ...onJob, jobStatus }, wish.status, actor) ?? reasonRefusal(onJob.status, wish.status, wish.reason),
  );
  const lastChange = { from: onJob.status, to: wish.status, byId: actor.id, at };
  return moved(
    onJob,
    { status: wish.status, lastChange, reason: wish.reason?.trim() || null, undoneAt: null },
    { actor, at, id },
  );
}

/** Decides taking back one's own last move: back to where the candidate was, told as a second line of the story. */
export function undoCandidateStatus({ onJob, jobStatus }: Position, { actor, at, id }: Circumstances): StatusChange {
  refuseBy(undoRefusal({ ...onJob, jobStatus }, actor, at));
  const { from: status, at: undoneAt } = onJob.lastChange ?? { from: onJob.status, at };
  return moved(onJob, { status, lastChange: null, reason: null, undoneAt }, { actor, at, id });
}

function moved(
  onJob: CandidateOnJob,
  move: Pick<CandidateOnJob, 'status' | 'lastChange'> & { reason: string | null; undoneAt: string | null },
  { actor, at, id }: Circumstances,
): StatusChange {
  const after = {
    ...onJob,
    status: move.status,
    lastChange: move.lastChange,
    statusChangedAt: at,
    version: onJob.version + 1,
  };
  const event = eventOf('candidate-status-changed', {
    id,
    at,
    actor: eventActor(actor),
    subject: keys.candidateOnJobSubject(onJob.jobId, onJob.candidateId),
    data: {
      jobId: onJob.jobId,
      jobTitle: onJob.job.title,
      managerId: onJob.managerId,
      recruiterId: onJob.recruiterId,
      candidate: onJob.candidate,
      from: onJob.status,
      to: move.status,
      reason: move.reason,
      undo: move.undoneAt !== null,
      undoneAt: move.undoneAt,
      version: after.version,
    },
  });
  return { before: onJob, after, event };
}

function refuseBy(refusal: MoveRefusal | undefined): void {
  if (!refusal) return;
  const errors =
    refusal.kind === 'invalid'
      ? [{ key: 'reason', message: refusal.message }]
      : [{ key: 'status', message: refusal.message }];
  throw new Refusal(refusal.kind, refusal.message, { errors });
}
