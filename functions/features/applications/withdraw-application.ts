import type { EventOf } from '../../../events/catalogue.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import { undoMinutes } from '../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { hasWithdrawn } from '../../../shared/rules/pipeline-status.ts';
import { isUndoable } from '../../../shared/rules/undo.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StatusChange } from '../../records/candidate-on-job.ts';
import { movedCandidate } from '../../records/moved-candidate.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}
interface Place {
  onJob: CandidateOnJob;
  jobStatus: JobStatus;
}

const tooLate = () => refuse.conflict(`A withdrawal can be undone for ${undoMinutes} minutes`);
const notWithdrawn = () => refuse.conflict('This application has not been withdrawn');

/** Decides withdrawing an application that waits: it waits for nobody any more (PERM-14). */
export function withdrawApplication(
  application: StoredApplication,
  circumstances: Circumstances,
): EventOf<'self-assignment-withdrawn'> {
  if (application.state === 'withdrawn') throw refuse.conflict('You have already withdrawn this application');
  return eventOf('self-assignment-withdrawn', statement(application, circumstances));
}

/** Decides taking the withdrawal of a waiting application back, within ten minutes (PLUS-11). */
export function restoreApplication(
  application: StoredApplication,
  circumstances: Circumstances,
): EventOf<'self-assignment-restored'> {
  if (application.state !== 'withdrawn' || !application.withdrawnAt) throw notWithdrawn();
  if (!isUndoable(application.withdrawnAt, circumstances.at)) throw tooLate();
  return eventOf('self-assignment-restored', statement(application, circumstances));
}

/**
 * Decides leaving a job that one is already on: a move to Rejected by the candidate, which manager and recruiter see
 * as a withdrawal.
 */
export function withdrawFromJob(
  { onJob, jobStatus }: Place,
  reason: string | undefined,
  { actor, at, eventId }: Circumstances,
): StatusChange {
  if (jobStatus === 'closed') throw refuse.conflict('This job is closed, so there is nothing to withdraw from');
  if (onJob.status === 'rejected') throw refuse.conflict('Your application for this job has already ended');
  const { interviewAt, meetingId } = onJob;
  const interview = { ...(interviewAt && { interviewAt }), ...(meetingId && { meetingId }) };
  const lastChange = { from: onJob.status, to: 'rejected' as const, byId: actor.id, at, ...interview };
  return movedCandidate(
    onJob,
    { status: 'rejected', lastChange, reason: reason?.trim() || null, interviewAt: null, undoneAt: null },
    { actor: eventActor(actor), at, id: eventId },
  );
}

/** Decides returning to a job within ten minutes after leaving it, to where one was (PLUS-11). */
export function returnToJob({ onJob, jobStatus }: Place, { actor, at, eventId }: Circumstances): StatusChange {
  if (jobStatus === 'closed') throw refuse.conflict('This job was closed meanwhile');
  if (!hasWithdrawn(onJob) || !onJob.lastChange) throw notWithdrawn();
  if (!isUndoable(onJob.lastChange.at, at)) throw tooLate();
  return movedCandidate(
    onJob,
    { status: onJob.lastChange.from, lastChange: null, reason: null, interviewAt: null, undoneAt: onJob.lastChange.at },
    { actor: eventActor(actor), at, id: eventId },
  );
}

function statement(
  { id, jobId, jobTitle, managerId, candidate, recruiterIds }: StoredApplication,
  { actor, at, eventId }: Circumstances,
) {
  return {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.applicationSubject(id),
    data: { applicationId: id, job: { id: jobId, title: jobTitle }, managerId, recruiterIds, candidate },
  };
}
