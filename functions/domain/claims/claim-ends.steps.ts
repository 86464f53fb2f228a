import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { eventOf, eventWrite } from '../../platform/table/outbox.ts';
import type { StoredApplication } from '../../records/application.ts';
import { putBackApplicationWrite } from '../../records/application.ts';
import {
  formerPlaceOf,
  givenUpPlaceWrites,
  type OwedIntroduction,
  type StoredCandidateOnJob,
} from '../../records/candidate-on-job.ts';
import { unrepresentedWrites } from '../../records/recruiter-of-place.ts';
import type { ClaimEnd, StoredClaim } from '../../records/claim.ts';
import { endedClaimsWrites, putsApplicationBack } from '../../records/claim.ts';
import { freedIntroductionWrites } from '../../records/introduction.ts';
import { countedOnJobWrite } from '../../records/job.ts';
import { notClosedJobCheck } from '../../records/job-gate.ts';
import { traceWrite } from '../../records/trace.ts';

/** Ends claims, whichever feature decides it: an answer, the time, a hire, or an erasure. */
export function claimEndsIn(table: Table) {
  /** The recruiter's proposals and claims, newest first. */
  async function claimsOfRecruiter(recruiterId: number): Promise<StoredClaim[]> {
    return table.query(keys.claimsOfRecruiter(recruiterId), { newestFirst: true });
  }

  /** Those of the manager's jobs, newest first. */
  async function claimsOfManager(managerId: number): Promise<StoredClaim[]> {
    return table.query(keys.claimsOfManager(managerId), { newestFirst: true });
  }

  /**
   * Saves that proposals or claims end. Where a claim ended that stood, the introduction is free again, and the recruiter
   * leaves the open jobs on which they put the candidate forward, or work on the application without the candidate's word:
   * unless time or a hire ended it, or `staysOnJob`. Where that puts an
   * application back, it waits for the others; `newId` draws the ids of these events.
   */
  async function saveEnded(
    ends: readonly ClaimEnd[],
    {
      also = [],
      staysOnJob = false,
      asStored,
      newId,
    }: {
      also?: Write[];
      staysOnJob?: boolean;
      /** The claim that ends, where `ends` names its people and company no more. */
      asStored?: StoredClaim;
      newId?: (() => number) | undefined;
    } = {},
  ): Promise<void> {
    const standing = ends.flatMap(({ before }) => (before.state === 'standing' ? (asStored ?? before) : []));
    const leaving = ends.filter(
      ({ before, after: { ending } }) =>
        (before.state === 'standing' || before.isForApplication) &&
        !staysOnJob &&
        ending?.by !== 'time' &&
        ending?.by !== 'hire',
    );
    const left = leaving.length > 0 ? await openPlacesOf(leaving) : [];
    await table.write([
      ...endedClaimsWrites(ends),
      ...freedIntroductionWrites(standing),
      ...left.flatMap(({ end, onJob, application }) =>
        newId && application?.state === 'accepted' && putsApplicationBack(end, onJob)
          ? putBackWrites(end, { onJob, application }, newId())
          : unrepresentedWrites(onJob, owedAfter(end, onJob)),
      ),
      ...also,
    ]);
  }

  async function openPlacesOf(ends: readonly ClaimEnd[]): Promise<OpenPlace[]> {
    const wanted = ends.map(
      ({ before: { job, candidate } }) =>
        [
          keys.candidateOnJob(job.id, candidate.id),
          keys.jobGate(job.id),
          keys.application(candidate.id, job.id),
        ] as const,
    );
    const found = await readLists(table, wanted, { consistent: true });
    return ends.flatMap((end, row) => {
      const [onJob, gate, application] = found[row] ?? [];
      const isTheirs =
        onJob?.recruiterId === end.before.recruiter.id && (end.before.state === 'standing' || onJob.awaitsCandidate);
      return onJob && gate?.status !== 'closed' && isTheirs ? [{ end, onJob, application }] : [];
    });
  }

  return { claimsOfRecruiter, claimsOfManager, saveEnded };
}
export type ClaimEnds = ReturnType<typeof claimEndsIn>;

/** A place on a job that is not closed, of the recruiter whose claim ends. */
interface OpenPlace {
  end: ClaimEnd;
  onJob: StoredCandidateOnJob;
  application: StoredApplication | undefined;
}

// The recruiter of a candidate whom the manager has moved since is owed the hire: ending the claim voids nothing.
function owedAfter({ before, after }: ClaimEnd, onJob: StoredCandidateOnJob): OwedIntroduction | undefined {
  const isMoved = onJob.status !== 'contacted' || (onJob.passed ?? []).length > 0;
  if (!isMoved || after.ending?.by !== 'candidate' || before.state !== 'standing') return undefined;
  return { recruiterId: before.recruiter.id, claim: onJob.claim ?? { id: before.id, ...before.terms } };
}

// Neither leads to the story any more, which names the recruiter and counts for both, so they are left traces of it.
function putBackWrites(
  { before, event }: ClaimEnd,
  { onJob, application }: { onJob: StoredCandidateOnJob; application: StoredApplication },
  eventId: number,
): Write[] {
  const { id: applicationId, jobId, jobTitle, managerId, recruiterIds, candidate } = application;
  const recruiterId = before.recruiter.id;
  return [
    ...givenUpPlaceWrites(onJob),
    putBackApplicationWrite(application, recruiterId, formerPlaceOf(onJob)),
    countedOnJobWrite(jobId, { candidatesCount: -1 }),
    notClosedJobCheck(jobId, refuse.conflict('This job was closed meanwhile')),
    ...[recruiterId, managerId].flatMap((userId) => [
      traceWrite(userId, { pk: keys.candidateOnJobSubject(jobId, candidate.id) }),
      traceWrite(userId, { pk: keys.applicationSubject(applicationId) }),
    ]),
    eventWrite(
      eventOf('self-assignment-restored', {
        id: eventId,
        at: event.time,
        actor: event.actor,
        subject: keys.applicationSubject(applicationId),
        data: {
          applicationId,
          job: { id: jobId, title: jobTitle },
          managerId,
          recruiterIds,
          candidate,
          notBy: recruiterId,
          acceptedAt: onJob.createdAt,
        },
      }),
    ),
  ];
}
