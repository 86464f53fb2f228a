import type { AnyEvent, EventOf } from '../../events/catalogue.ts';
import type { Source } from '../../shared/constants/sources.ts';
import { oneDay } from '../../shared/constants/time.ts';
import { timeOfId } from '../../shared/rules/ids.ts';
import { openingsOf } from '../../shared/rules/openings.ts';
import type { EventActor } from '../../events/envelope.ts';
import type { Job } from '../../shared/model/job.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { eventOf } from '../platform/table/outbox.ts';
import type { StoredJob } from './job.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** That a job was closed, or that one of its openings was filled, as its manager's and the paid recruiter's dashboards list it: people by id only. */
export interface Closing {
  eventId: number;
  jobId: number;
  title: string;
  managerId: number;
  clientId: number | null;
  candidateId: number | null;
  recruiterId: number | null;
  points: number;
  closedAt: string;
  /** Whole days from posting to closing. */
  days: number;
  /** How a hired candidate had come onto the job; absent without one, and where that is not known. */
  source?: Source;
  /** That the hire filled one of several openings, and the job stayed open. */
  staysOpen?: true;
}

/** Events by which somebody may be hired: a job is closed, or one of its openings is filled. */
export type HireEvent = EventOf<'job-closed' | 'opening-filled'>;

/** Whether an event is one by which somebody may be hired. */
export const isHireEvent = (event: AnyEvent): event is HireEvent =>
  event.type === 'job-closed' || event.type === 'opening-filled';

/** How a job ends: with whom, by which recruiter, from which day, and whether those not chosen are mailed. */
export interface JobEnd extends Omit<NonNullable<Job['closed']>, 'at'> {
  mailsOthers?: boolean;
  /** Why the manager says that the recruiter is owed nothing. */
  contest?: string | undefined;
}

/** The job closed at this time, with this candidate of this recruiter or with nobody, and its event. */
export function closedJob<J extends StoredJob>(
  job: J,
  onJob: readonly CandidateOnJob[],
  end: JobEnd,
  { actor, at, eventId }: { actor: EventActor; at: string; eventId: number },
): { job: J; event: EventOf<'job-closed'> } {
  const { candidate, recruiter, startOn = null, mailsOthers } = end;
  const { openings, filled: before } = openingsOf(job);
  const isNew = candidate && !onJob.some((one) => one.candidateId === candidate.id && one.hired);
  const filled = before + (isNew ? 1 : 0);
  const event = eventOf('job-closed', {
    id: eventId,
    at,
    actor,
    subject: keys.jobSubject(job.id),
    data: {
      ...hireData(job, onJob, end),
      ...(mailsOthers && { mailsOthers }),
      ...(openings > 1 && { filled }),
      others: onJob.map(({ candidateId, recruiterId, status, hired }) => ({
        candidateId,
        recruiterId,
        ...(status === 'rejected' && { isRejected: true as const }),
        ...(hired && { isHired: true as const }),
      })),
    },
  });
  const closed = { at, candidate, recruiter, startOn };
  // Nobody asks for a closed job; one that opens again is offered once more if its manager wants it.
  const { market: _market, ...kept } = job;
  return {
    job: { ...(kept as J), status: 'closed', closed, ...(filled > 0 && { filled }), version: job.version + 1 },
    event,
  };
}

/** The job with one more of its openings filled at this time, with this candidate of this recruiter, and its event. */
export function filledOpening<J extends StoredJob>(
  job: J,
  onJob: readonly CandidateOnJob[],
  end: JobEnd & { candidate: PersonReference },
  { actor, at, eventId }: { actor: EventActor; at: string; eventId: number },
): { job: J; event: EventOf<'opening-filled'> } {
  const { openings, filled: before } = openingsOf(job);
  const filled = before + 1;
  const event = eventOf('opening-filled', {
    id: eventId,
    at,
    actor,
    subject: keys.jobSubject(job.id),
    data: { ...hireData(job, onJob, end), candidate: end.candidate, filled, openings },
  });
  return { job: { ...job, filled, version: job.version + 1 }, event };
}

/** What the event of a hire says of the job, of whom it hires, and of what that earns. */
function hireData(
  job: StoredJob,
  onJob: readonly CandidateOnJob[],
  { candidate, recruiter, startOn, contest }: JobEnd,
) {
  // The terms of the claim by which the hired candidate came, which a change of the job does not lower (PLUS-03).
  const hired = candidate ? onJob.find((one) => one.candidateId === candidate.id) : undefined;
  const claim = recruiter && hired?.recruiterId === recruiter.id ? hired.claim : undefined;
  return {
    jobId: job.id,
    title: job.title,
    points: job.points,
    ...(job.guaranteeDays && { guaranteeDays: job.guaranteeDays }),
    ...(typeof job.referralShare === 'number' && { referralShare: job.referralShare }),
    from: job.status,
    manager: job.manager,
    clientId: job.clientId,
    candidate,
    recruiter,
    ...(startOn && { startOn }),
    ...(hired?.source && { source: hired.source }),
    ...(claim && { claim }),
    ...(contest !== undefined && { contest }),
  };
}

/** The closing that an event says. */
function closingOf({ type, id, time, data }: HireEvent): Closing {
  return {
    ...(type === 'opening-filled' && { staysOpen: true as const }),
    eventId: id,
    jobId: data.jobId,
    title: data.title,
    managerId: data.manager.id,
    clientId: data.clientId,
    candidateId: data.candidate?.id ?? null,
    recruiterId: data.recruiter?.id ?? null,
    points: data.recruiter ? data.points : 0,
    closedAt: time,
    days: Math.max(0, Math.floor((Date.parse(time) - timeOfId(data.jobId)) / oneDay)),
    ...(data.candidate && data.source && { source: data.source }),
  };
}

/** Whose closings: one person's, or everybody's. */
export type ClosingsOf = number | 'everyone';

/** The write of a closing into one list; a repeated event writes the same item. */
function closingWrite(whose: ClosingsOf, closing: Closing): SingleWrite {
  return { put: { ...keys.closing(whose, closing.closedAt, closing.eventId), ...closing } };
}

/**
 * The writes of a closed job, or of one of its openings that was filled, into its manager's list, that of the recruiter
 * who is paid, and everybody's.
 */
export function closingWrites(event: HireEvent): SingleWrite[] {
  const closing = closingOf(event);
  const lists = [closing.managerId, ...(closing.recruiterId ? [closing.recruiterId] : []), 'everyone' as const];
  return lists.map((whose) => closingWrite(whose, closing));
}

/** The newest closings in a span of instants (milliseconds, without the end), at most so many; one call. */
export async function closingsBetween(
  table: Table,
  whose: ClosingsOf,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<Closing[]> {
  const [first, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  return table.query(keys.closingsBetween(whose, first, end), { newestFirst: true, limit });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  closing: {
    holds: 'which job was closed with whom, other people by id only',
    own: (userId) => keys.closing(userId, '', 0),
    found:
      'its partition carries the person’s id; the list of everybody’s has ids only, which lead nowhere after erasure',
    exported: { file: 'closings' },
    erasure: remove,
  },
  closingsBetween: { leadsTo: 'closing' },
} satisfies PersonalData;
