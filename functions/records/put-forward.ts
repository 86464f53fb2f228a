import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { MarkedRow } from '../../shared/rules/hidden-from.ts';
import { keys } from '../platform/table/keys.ts';
import type { Key } from '../platform/table/key.ts';
import type { Table } from '../platform/table/table.ts';
import { exists, type SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** That a recruiter put a candidate forward on a job: ids only. */
export type PutForward = Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'managerId'>;

/**
 * The same beside the recruiter's managers, with where the candidate stands, so that the recruiter's jobs are ordered
 * without reading who is on them; by ids too.
 */
export type BegunJob = PutForward &
  Standing & {
    /** That the candidate hides from some; from whom, the place says, so that nothing here is to be erased. */
    hides?: true;
  };

interface Standing extends Pick<CandidateOnJob, 'status' | 'statusChangedAt' | 'version'> {
  lastChange: { byId: number; at: string } | null;
}

/**
 * The writes that remember whom the recruiter put forward, by time and beside their managers; none for a candidate
 * without a recruiter.
 */
export function putForwardWrites(onJob: CandidateOnJob & MarkedRow): SingleWrite[] {
  const { jobId, candidateId, managerId, recruiterId } = onJob;
  if (!recruiterId) return [];
  return [
    { put: { ...keys.putForward(recruiterId, onJob), jobId, candidateId, managerId } },
    { put: begunJobOf(recruiterId, onJob) },
  ];
}

function begunJobOf(recruiterId: number, onJob: CandidateOnJob & MarkedRow): BegunJob & Key {
  const { jobId, candidateId, managerId, hiding } = onJob;
  const ids = { ...keys.begunJob(recruiterId, jobId, candidateId), jobId, candidateId, managerId };
  return { ...ids, ...standingOf(onJob), ...(hiding && { hides: true }) };
}

function standingOf({ status, statusChangedAt, lastChange, version }: CandidateOnJob): Standing {
  return { status, statusChangedAt, lastChange: lastChange && { byId: lastChange.byId, at: lastChange.at }, version };
}

/** The refusal of a write about a begun job that says less than what is stored. */
export const isOutdated = new Error('a later move was remembered, or the candidate is the recruiter’s no more');

/** The write that brings where the candidate stands into a recruiter's begun job; refused after a later move. */
export function begunJobMovedWrite(recruiterId: number, onJob: CandidateOnJob): SingleWrite {
  return {
    update: keys.begunJob(recruiterId, onJob.jobId, onJob.candidateId),
    set: { ...standingOf(onJob) },
    when: {
      expression: 'attribute_exists(pk) AND (attribute_not_exists(#version) OR #version < :version)',
      values: { version: onJob.version },
    },
    refusal: isOutdated,
  };
}

/** The write that brings whether a candidate hides from some into a recruiter's begun job. */
export function begunJobHidingWrite(
  recruiterId: number,
  { jobId, candidateId, hiding }: Pick<CandidateOnJob, 'jobId' | 'candidateId'> & MarkedRow,
): SingleWrite {
  return {
    update: keys.begunJob(recruiterId, jobId, candidateId),
    set: hiding ? { hides: true } : {},
    ...(!hiding && { remove: ['hides'] }),
    when: exists,
    refusal: isOutdated,
  };
}

/** The write that repeats a recruiter's begun job whole; refused after a later move. */
export function begunJobWrite(recruiterId: number, onJob: CandidateOnJob & MarkedRow): SingleWrite {
  const when = {
    expression: 'attribute_not_exists(#version) OR #version <= :version',
    values: { version: onJob.version },
  };
  return { put: begunJobOf(recruiterId, onJob), when, refusal: isOutdated };
}

/** The writes by which what a recruiter put forward follows its job to another manager; refused where it is no more. */
export function handedOverPutForwardWrites(onJob: CandidateOnJob, managerId: number): SingleWrite[] {
  const { recruiterId, jobId, candidateId } = onJob;
  if (!recruiterId) return [];
  const change = { set: { managerId }, when: exists, refusal: isOutdated };
  return [
    { update: keys.putForward(recruiterId, onJob), ...change },
    { update: keys.begunJob(recruiterId, jobId, candidateId), ...change },
  ];
}

/** The writes by which a job is not begun any more by the recruiter, who represents the candidate on it no longer. */
export function noBegunJobWrites({
  recruiterId,
  jobId,
  candidateId,
}: Pick<CandidateOnJob, 'recruiterId' | 'jobId' | 'candidateId'>): SingleWrite[] {
  return recruiterId ? [{ remove: keys.begunJob(recruiterId, jobId, candidateId) }] : [];
}

/** The writes by which nobody is put forward any more on a place that is given up. */
export function noPutForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { recruiterId } = onJob;
  return recruiterId ? [{ remove: keys.putForward(recruiterId, onJob) }, ...noBegunJobWrites(onJob)] : [];
}

/** A span of instants in milliseconds, without the end. */
export interface Span {
  from: number;
  to: number;
}

/** Whom the recruiter put forward on which jobs, ever or in a span, newest first. */
export async function putForwardBy(
  table: Table,
  recruiterId: number,
  limit?: number,
  span?: Span,
): Promise<PutForward[]> {
  const question = span
    ? keys.putForwardBetween(recruiterId, new Date(span.from).toISOString(), new Date(span.to).toISOString())
    : keys.putForwardBy(recruiterId);
  return table.query(question, { newestFirst: true, ...(limit && { limit }) });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  begunJob: {
    holds: 'whom a recruiter put forward on which jobs, by id',
    found: 'in the recruiter’s partition',
    exported: { not: 'It repeats the candidates on jobs, which are included.' },
    erasure: remove,
  },
  begunJobsOf: { leadsTo: 'begunJob' },
  putForward: {
    holds: 'whom a recruiter put forward on which jobs, by id',
    own: (userId) => keys.putForwardBy(userId),
    exported: { not: 'It repeats the candidates on jobs, which are included.' },
    erasure: remove,
  },
  putForwardBy: { leadsTo: 'putForward' },
  putForwardBetween: { leadsTo: 'putForward' },
} satisfies PersonalData;
