import { randomBytes } from 'node:crypto';
import type { EventOf } from '../../events/catalogue.ts';
import { isInProcess } from '../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn, attributesOf } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import { type Condition, exists, isNew, type SingleWrite, versionIs, type Write } from '../platform/table/write.ts';
import { type AuditedEvent, auditLineWrite, hashOf, sealed } from './audit-line.ts';
import { marking, marksOf, type StoredHiding } from './hiding.ts';
import type { MarkedRow } from '../../shared/rules/hidden-from.ts';
import type { FormerPlace } from './application.ts';
import { interviewFields } from './place-move.ts';
import type { PassedStatus } from './passed-status.ts';
import { countedOnJobWrite } from './job.ts';
import { noPutForwardWrites, putForwardWrites } from './put-forward.ts';
import {
  leftStoryWrite,
  readStoryAgainWrite,
  shownStoryWrite,
  storyHidingWrite,
  storyManagerWrite,
} from './story-of-place.ts';

/** A candidate on a job as stored. */
export interface StoredCandidateOnJob extends CandidateOnJob, MarkedRow {
  /** The hash of the newest line of the audit trail; absent until the first line that has a seal. */
  auditHash?: string;
  /** The statuses that the candidate has left, oldest first. */
  passed?: PassedStatus[];
  /** To whom a hire here is owed, though their introduction has ended (PLUS-41). */
  owed?: OwedIntroduction;
  /** The version of which the manager was reminded. */
  remindedSince?: string;
  /** When the last interview began of which interviewers were reminded. */
  scorecardsAskedOf?: string;
}

/** A recruiter whose introduction was worked with before the candidate ended it, and its terms. */
export interface OwedIntroduction {
  recruiterId: number;
  claim?: CandidateOnJob['claim'];
}

/** A move: the state that was read, the new one based on its version, and its event. */
export interface StatusChange {
  before: StoredCandidateOnJob;
  after: StoredCandidateOnJob;
  event: EventOf<'candidate-status-changed'>;
}

/** A changed date of an interview: the state that was read, the new one based on its version, and its event. */
export interface InterviewDateChange extends Omit<StatusChange, 'event'> {
  event: EventOf<'interview-date-changed'>;
}

/**
 * The writes that put a candidate on a job, for a recruiter or without one, with the event of it as the first line of
 * the audit trail; one who is there already refuses. `former` is where the trail of a place that they gave up continues,
 * `move` what they are moved by at the same moment, the second line.
 */
export function newCandidateOnJobWrites(
  onJob: StoredCandidateOnJob,
  event: EventOf<'self-assignment-accepted'>,
  { former, move }: { former?: FormerPlace | undefined; move?: StatusChange | undefined } = {},
): SingleWrite[] {
  const first = former ? former.version + 1 : onJob.version;
  const begun = former ? { ...event, data: { ...event.data, version: first } } : event;
  const lines = [sealed(begun, former?.auditHash ?? '', newSalt())];
  const version = move ? first + 1 : first;
  if (move) lines.push(sealed(movedTo(move, version), hashOf(lines[0]!), newSalt()));
  const place = { ...onJob, ...move?.after, version };
  return [
    {
      put: {
        ...place,
        ...keys.candidateOnJob(onJob.jobId, onJob.candidateId),
        ...(isInProcess(place.status) && inProcess(place)),
        auditHash: hashOf(lines.at(-1)!),
      },
      when: isNew,
      refusal: refuse.conflict('The candidate is already on this job'),
    },
    ...putForwardWrites(place),
    ...(onJob.hiding ? [storyHidingWrite(onJob, onJob.hiding)] : []),
    ...(former ? [readStoryAgainWrite(onJob)] : []),
    ...lines.map(auditLineWrite),
  ];
}

const movedTo = ({ event }: StatusChange, version: number) => ({ ...event, data: { ...event.data, version } });

// The second key never changes, so that a move within the process costs one write unit and not two.
const inProcess = ({ managerId, createdAt }: CandidateOnJob) =>
  listedIn(keys.candidatesInProcess(managerId), createdAt);

/**
 * What an update does so that the manager's list of candidates in process holds this one: those on an open job between
 * Submitted and the decision.
 */
function listed(onJob: CandidateOnJob, isJobOpen: boolean): { set: Record<string, unknown>; remove?: string[] } {
  if (isJobOpen && isInProcess(onJob.status)) return { set: inProcess(onJob) };
  return { set: {}, remove: [...attributesOf(keys.candidatesInProcess(onJob.managerId))] };
}

/** The write that lists the candidate while the job is open, or takes them off; refused by `refusal` after a move. */
export function listedInProcessWrite(onJob: CandidateOnJob, isJobOpen: boolean, refusal: Error): SingleWrite {
  return {
    update: keys.candidateOnJob(onJob.jobId, onJob.candidateId),
    ...listed(onJob, isJobOpen),
    when: isAsRead(onJob),
    refusal,
  };
}

// A write decided by what was read must not bring back the manager who has handed the job over since.
const isAsRead = ({ version, managerId }: CandidateOnJob) => ({
  expression: '#version = :version AND #managerId = :managerId',
  values: { version, managerId },
});

/** The writes by which a place, and its story, follow the job to another manager; a move since it was read refuses. */
export function handedOverPlaceWrites(
  before: CandidateOnJob,
  { managerId, isJobOpen }: { managerId: number; isJobOpen: boolean },
  refusal: Error,
): SingleWrite[] {
  const { set, ...unlisted } = listed({ ...before, managerId }, isJobOpen);
  return [
    {
      update: keys.candidateOnJob(before.jobId, before.candidateId),
      set: { ...set, managerId },
      ...unlisted,
      when: isAsRead(before),
      refusal,
    },
    storyManagerWrite(before, managerId),
  ];
}

/** The writes of a move and of its audit line; another move since the version that was read refuses. */
export function movedCandidateWrites({ before, after, event }: StatusChange): SingleWrite[] {
  const { status, statusChangedAt, lastChange, passed, version, hired } = after;
  const [shown, interview] = [listed(after, true), interviewFields(after)];
  const moved = { ...shown.set, ...interview.set, status, statusChangedAt, lastChange, passed, version };
  const set = { ...moved, ...(hired && { hired }) };
  const remove = [...(shown.remove ?? []), ...interview.remove];
  const writes = auditedWrites({ before, event }, { set, remove: [...remove, ...(hired ? [] : ['hired'])] });
  if (!before.hired === !hired) return writes;
  return [...writes, countedOnJobWrite(after.jobId, { filled: hired ? 1 : -1 })];
}

/** The writes of a changed interview date; a move or another date since the version that was read refuses. */
export function datedInterviewWrites({ before, after, event }: InterviewDateChange, refusal?: Error): SingleWrite[] {
  const interview = interviewFields(after);
  const set = { ...interview.set, version: after.version };
  return auditedWrites({ before, event }, { set, remove: [...interview.remove] }, refusal);
}

/** The write that a meeting is the interview whose date was agreed before; refused where the place was changed. */
export function metInterviewWrite(
  { jobId, candidateId, version }: CandidateOnJob,
  meetingId: number,
  refusal: Error,
): SingleWrite {
  return { update: keys.candidateOnJob(jobId, candidateId), set: { meetingId }, when: versionIs(version), refusal };
}

/** The writes of a move by which a candidate leaves for good, so that the job names them no more. */
export function withdrawnCandidateWrites({ before, after, event }: StatusChange): SingleWrite[] {
  const { candidate, status, statusChangedAt, lastChange, passed, version } = after;
  const set = { candidate, status, statusChangedAt, lastChange, passed, version };
  return auditedWrites(
    { before, event },
    { set, remove: [...attributesOf(keys.candidatesInProcess(before.managerId)), 'hiding'] },
  );
}

/** The writes of a change and its audit line; both depend on the version that was read, so that the trail never forks. */
export function auditedWrites(
  { before, event }: { before: StoredCandidateOnJob; event: AuditedEvent },
  { set, remove = [] }: { set: Record<string, unknown>; remove?: string[] },
  refusal: Error = movedMeanwhile,
): SingleWrite[] {
  const line = nextLine(before, event);
  return [
    {
      update: keys.candidateOnJob(before.jobId, before.candidateId),
      set: { ...set, auditHash: hashOf(line) },
      remove,
      when: isAsRead(before),
      refusal,
    },
    auditLineWrite(line),
  ];
}

const movedMeanwhile = refuse.conflict('Someone else has just moved this candidate; reload and try again', 'status');

const newSalt = () => randomBytes(12).toString('base64url');
const nextLine = (before: StoredCandidateOnJob, event: AuditedEvent) =>
  sealed(event, before.auditHash ?? '', newSalt());

/**
 * The write of who represents the candidate on a job; refuses where the recruiter is not the one who was read any more, and
 * of one that may only be changed `ifUnmoved` after a move.
 */
export function recruiterOfPlaceWrite(
  { jobId, candidateId, recruiterId, version }: CandidateOnJob,
  { ifUnmoved, ...change }: { set: Record<string, unknown>; remove: string[]; ifUnmoved?: true },
): SingleWrite {
  return {
    update: keys.candidateOnJob(jobId, candidateId),
    ...change,
    when: {
      expression: `#recruiterId = :recruiterId${ifUnmoved ? ' AND #version = :version' : ''}`,
      values: { recruiterId, ...(ifUnmoved && { version }) },
    },
    refusal: refuse.conflict('This was changed meanwhile; reload it'),
  };
}

/** The write that the manager or interviewers were reminded of what is so since then; refused after a move or by the same one. */
export function remindedWrite(
  { jobId, candidateId, version }: CandidateOnJob,
  { of, since }: { of: 'remindedSince' | 'scorecardsAskedOf'; since: string },
  refusal: Error,
): SingleWrite {
  return {
    update: keys.candidateOnJob(jobId, candidateId),
    set: { [of]: since },
    when: {
      expression: `#version = :version AND (attribute_not_exists(#${of}) OR #${of} <> :since)`,
      values: { version, since },
    },
    refusal,
  };
}

/** The check that the candidate is on the job in the moment of the transaction, or of another condition of their place. */
export function onJobCheck(jobId: number, candidateId: number, refusal: Error, when: Condition = exists): Write {
  return { check: keys.candidateOnJob(jobId, candidateId), when, refusal };
}

/** The write of when the manager looked first; the version stays, since nobody's move depends on it. */
export function viewedOnJobWrite(jobId: number, candidateId: number, at: string): SingleWrite {
  return {
    update: keys.candidateOnJob(jobId, candidateId),
    set: { viewedAt: at },
    when: exists,
    refusal: refuse.notFound('This candidate is not on this job'),
  };
}

/**
 * The writes by which a place and its story carry from whom the candidate hides, so that neither costs a second reading;
 * a place that is gone refuses with `refusal`.
 */
export function hidingPlaceWrites(
  { jobId, candidateId }: Pick<CandidateOnJob, 'jobId' | 'candidateId'>,
  hiding: StoredHiding | undefined,
  refusal: Error,
): SingleWrite[] {
  return [
    { update: keys.candidateOnJob(jobId, candidateId), ...marking(hiding), when: exists, refusal },
    storyHidingWrite({ jobId, candidateId }, marksOf(hiding)),
  ];
}

/** The writes by which a candidate leaves a job as if nobody had accepted them; a move since it was read refuses. */
export function givenUpPlaceWrites(
  onJob: StoredCandidateOnJob,
  refusal: Error = refuse.conflict('Somebody moved you on this job meanwhile; reload it'),
): SingleWrite[] {
  const { jobId, candidateId, version } = onJob;
  return [
    { remove: keys.candidateOnJob(jobId, candidateId), when: versionIs(version), refusal },
    ...noPutForwardWrites(onJob),
    shownStoryWrite(onJob),
    leftStoryWrite(onJob),
  ];
}

/** Where the audit trail of a place continues that is given up now. */
export const formerPlaceOf = ({ version, auditHash }: StoredCandidateOnJob): FormerPlace => ({
  version,
  ...(auditHash !== undefined && { auditHash }),
});

/** The writes by which a place is given up whose last move is undone, with the line of that; and where it continues. */
export function undonePlaceWrites(
  { before, event }: StatusChange,
  refusal: Error,
): { writes: SingleWrite[]; former: FormerPlace } {
  const line = nextLine(before, event);
  return {
    writes: [...givenUpPlaceWrites(before, refusal), auditLineWrite(line)],
    former: { version: event.data.version, auditHash: hashOf(line) },
  };
}
