import type { JobStatus } from '../constants/job.ts';
import { jobStatusLabels, openStatus } from '../constants/job.ts';
import type { PipelineStatus } from '../constants/pipeline.ts';
import type { interviewStatuses } from '../constants/pipeline.ts';
import { isInterviewStatus, pipelineStatuses, pipelineStatusLabels, undoMinutes } from '../constants/pipeline.ts';
import { type RejectionReason, rejectionReasonLabels } from '../constants/rejection-reasons.ts';
import type { Role } from '../constants/roles.ts';
import { isUndoable } from './undo.ts';

/** The facts that decide whether a candidate on a job may be moved. */
export interface PipelinePosition {
  candidateId?: number;
  managerId: number;
  recruiterId: number | null;
  /** Who moves candidates on the job as its manager does (PLUS-54). */
  team?: readonly number[] | undefined;
  status: PipelineStatus;
  jobStatus: JobStatus;
  lastChange: { from: PipelineStatus; to: PipelineStatus; byId: number; at: string } | null;
}
export interface Mover {
  id: number;
  role: Role;
}
export interface MoveRefusal {
  kind: 'forbidden' | 'conflict' | 'invalid';
  message: string;
  /** The field that it is about; the status where nothing else is said. */
  field?: 'reason' | 'rejectedFor' | 'interviewAt';
}

/** Whether moving from one status to another goes forward; rejecting is always forward, leaving Rejected never is. */
export function isForward(from: PipelineStatus, to: PipelineStatus): boolean {
  if (from === 'rejected') return false;
  return to === 'rejected' || pipelineStatuses.indexOf(to) > pipelineStatuses.indexOf(from);
}

/** Whether the candidate has left the job of their own accord; then nobody else moves them. */
export function hasWithdrawn({
  candidateId,
  status,
  lastChange,
}: Pick<PipelinePosition, 'candidateId' | 'status' | 'lastChange'>): boolean {
  return status === 'rejected' && lastChange !== null && lastChange.byId === candidateId;
}

/**
 * Whether undoing the last move lets an application wait again that it declined. Where a recruiter introduced the
 * candidate before, nobody else could accept it, so they stay on the job with that recruiter.
 */
export function isDeclinedApplicant({
  lastChange,
  recruiterId,
}: {
  lastChange: { isDecline?: true | undefined } | null;
  recruiterId: number | null;
}): boolean {
  return lastChange?.isDecline === true && recruiterId === null;
}

/** What a candidate's status on a job is called where people who work on it read it. */
export function placeLabel({ status, hired }: { status: PipelineStatus; hired?: object | undefined }): string {
  return hired ? 'Hired' : pipelineStatusLabels[status];
}

/** Whether this person works on this candidate on this job at all. */
export function worksOn(
  { managerId, recruiterId, team = [] }: Pick<PipelinePosition, 'managerId' | 'recruiterId' | 'team'>,
  { id, role }: Mover,
): boolean {
  if (role === 'recruiter') return id === recruiterId;
  return role === 'manager' && (id === managerId || team.includes(id));
}

/**
 * Why this move is not allowed now, whatever its reason; undefined when it is. The browser uses it to disable the
 * control, the server to refuse (PIPE-14).
 */
export function moveRefusal(position: PipelinePosition, to: PipelineStatus, mover: Mover): MoveRefusal | undefined {
  if (!worksOn(position, mover))
    return {
      kind: 'forbidden',
      message: 'Only the job’s manager or the recruiter who put the candidate forward may move them',
    };
  const closed = jobRefusal(position.jobStatus);
  if (closed) return closed;
  if (hasWithdrawn(position)) return { kind: 'conflict', message: 'The candidate has withdrawn from this job' };
  if (to === position.status)
    return { kind: 'conflict', message: `The candidate is already in ${pipelineStatusLabels[to]}` };
  if (isForward(position.status, to)) return undefined;
  if (mover.role !== 'manager')
    return { kind: 'forbidden', message: 'Only the hiring manager may move a candidate back' };
  return undefined;
}

/** Why somebody is moved: in words, and for a rejection also by the list. */
export interface GivenReason {
  reason?: string | undefined;
  rejectedFor?: RejectionReason | undefined;
}

/** A reason as people read it: the listed one, then the words; null without any. */
export function reasonInWords({ reason = '', rejectedFor }: GivenReason): string | null {
  return [rejectedFor && rejectionReasonLabels[rejectedFor], reason.trim()].filter(Boolean).join(': ') || null;
}

/** Why this reason does not do for an allowed move: going back needs words, and only a rejection has a listed one. */
export function reasonRefusal(
  from: PipelineStatus,
  to: PipelineStatus,
  { reason = '', rejectedFor }: GivenReason,
): MoveRefusal | undefined {
  if (rejectedFor && to !== 'rejected')
    return { kind: 'invalid', message: 'Only a rejection has such a reason', field: 'rejectedFor' };
  if (isForward(from, to) || reason.trim()) return undefined;
  return { kind: 'invalid', message: 'Enter why the candidate moves back', field: 'reason' };
}

/** Why a move to this status cannot name this date; undefined when it can or names none. Both times are ISO UTC. */
export function interviewRefusal(
  to: PipelineStatus,
  interviewAt: string | undefined,
  now: string,
): MoveRefusal | undefined {
  if (interviewAt === undefined) return undefined;
  if (!isInterviewStatus(to))
    return { kind: 'invalid', message: 'Only a move to an interview has a date', field: 'interviewAt' };
  if (Date.parse(interviewAt) < Date.parse(now))
    return { kind: 'invalid', message: 'Choose a time that is still ahead', field: 'interviewAt' };
  return undefined;
}

export type NextInterview = (typeof interviewStatuses)[number] | null;

/** The interview that comes next for a candidate in this status, which booking a meeting proposes; null without one. */
export function nextInterview(status: PipelineStatus): NextInterview {
  if (status === 'contacted' || status === 'submitted') return 'first_interview_scheduled';
  return status === 'first_interview_complete' ? 'second_interview_scheduled' : null;
}

/** Why a move or date cannot be booked as a meeting; undefined when it can. Only managers keep the calendar. */
export function bookingRefusal(
  meeting: object | undefined,
  interviewAt: string | null | undefined,
  mover: Mover,
): MoveRefusal | undefined {
  if (!meeting) return undefined;
  if (mover.role !== 'manager')
    return { kind: 'forbidden', message: 'Only the hiring manager books interviews', field: 'interviewAt' };
  return interviewAt ? undefined : { kind: 'invalid', message: 'Enter when the interview is', field: 'interviewAt' };
}

/**
 * Why this person cannot set the date of the candidate's interview to this one now, or leave it open with null; undefined
 * when they can. Both times are ISO UTC.
 */
export function interviewDateRefusal(
  position: PipelinePosition,
  { to, now }: { to: string | null; now: string },
  mover: Mover,
): MoveRefusal | undefined {
  if (!worksOn(position, mover))
    return {
      kind: 'forbidden',
      message: 'Only the job’s manager or the recruiter who put the candidate forward may change the interview’s date',
    };
  const closed = jobRefusal(position.jobStatus);
  if (closed) return closed;
  if (!isInterviewStatus(position.status))
    return { kind: 'conflict', message: 'The candidate has no interview ahead', field: 'interviewAt' };
  return interviewRefusal(position.status, to ?? undefined, now);
}

/** Why the last move cannot be undone now; undefined when it can. `now` is ISO UTC. */
export function undoRefusal(position: PipelinePosition, mover: Mover, now: string): MoveRefusal | undefined {
  if (!worksOn(position, mover))
    return {
      kind: 'forbidden',
      message: 'Only the job’s manager or the recruiter who put the candidate forward may move them',
    };
  const closed = jobRefusal(position.jobStatus);
  if (closed) return closed;
  if (!position.lastChange || position.lastChange.byId !== mover.id)
    return { kind: 'forbidden', message: 'Only the one who made the last move can undo it' };
  if (!isUndoable(position.lastChange.at, now))
    return { kind: 'conflict', message: `A move can be undone for ${undoMinutes} minutes` };
  return undefined;
}

function jobRefusal(status: JobStatus): MoveRefusal | undefined {
  if (status === openStatus) return undefined;
  return {
    kind: 'conflict',
    message: `The job is ${jobStatusLabels[status].toLowerCase()}, so candidates cannot be moved`,
  };
}
