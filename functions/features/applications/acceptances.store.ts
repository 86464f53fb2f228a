import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { whyNotOpen } from '../../../shared/rules/open-job.ts';
import { teamWrites } from '../../domain/jobs/job-team.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredApplication } from '../../records/application.ts';
import { acceptedApplicationWrite } from '../../records/application.ts';
import { newCandidateOnJobWrites } from '../../records/candidate-on-job.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { Introduction, JobOfCompany } from '../../records/introduction.ts';
import { claimMadeWrites, confirmedClaimWrite, newClaimWrites } from '../../records/claim.ts';
import {
  freeIntroductionChecks,
  introductionPlaces,
  introductionsFor,
  introductionWrites,
  longestOf,
  noIntroductionChecks,
  standingAt,
} from '../../records/introduction.ts';
import { askedApplicantsWrite, type AskedApplicants } from '../../records/asked-applicants.ts';
import type { StoredJob } from '../../records/job.ts';
import { countedOnJobWrite } from '../../records/job.ts';
import { openJobCheck } from '../../records/job-gate.ts';
import { worksForManagerCheck } from '../../records/recruiter-of-manager.ts';
import { sharedJobWrite } from '../../domain/jobs/shared-jobs.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import type { Acceptance } from './answer-application.ts';
import type { AskedApplicant } from './ask-applicant.ts';
import type { AppliedClaim, ClaimFacts } from './claim-by-application.ts';

/** What a refusal says of a job that is not open. */
type Standing = Pick<StoredJob, 'status'>;

/** Reads what decides an acceptance, and saves it. */
export function acceptancesStore(table: Table) {
  /**
   * The job of an application, and the introduction that stands now: to its company, or to one for which it was before.
   * Consistent; refuses a job that is gone.
   */
  async function introductionFor(
    { candidate, jobId }: StoredApplication,
    at: string,
  ): Promise<{ job: StoredJob; standing: Introduction | undefined }> {
    const job = jobOf(await table.get(keys.job(jobId), { consistent: true }));
    const found = await table.batchGet(introductionsFor(candidate.id, job), { consistent: true });
    return { job, standing: longestOf(standingAt(found, at)) };
  }

  /** What decides the claim of this recruiter on the application; two calls. */
  async function claimFacts(
    { candidate, jobId, managerId }: StoredApplication,
    recruiterId: number,
  ): Promise<ClaimFacts> {
    const pointer = keys.candidateClaim(candidate.id, jobId, recruiterId);
    const link = keys.managerOfRecruiter(recruiterId, managerId);
    const first = await table.batchGet([keys.job(jobId), pointer, link], { consistent: true });
    const job = jobOf(first[0]);
    const earlierId = first[1]?.claimId;
    const [introductions, [earlier]] = await readLists(
      table,
      [introductionPlaces(candidate.id, job), earlierId === undefined ? [] : [keys.claim(earlierId)]],
      { consistent: true },
    );
    return { job, introductions, earlier, worksForManager: first[2] !== undefined };
  }

  async function claim(claimId: number): Promise<StoredClaim | undefined> {
    return table.get(keys.claim(claimId), { consistent: true });
  }

  /**
   * Saves that a recruiter accepts: the candidate is on the job, with the claim of it. Refused when it was answered, the
   * job was closed, the recruiter was removed, or another recruiter introduced the candidate to the client meanwhile.
   */
  async function saveAccepted(
    application: StoredApplication,
    { onJob, event }: Acceptance,
    { job, applied }: { job: Standing; applied: AppliedClaim },
  ): Promise<void> {
    await table.write([
      worksForManagerCheck(applied.claim.recruiter.id, application.managerId),
      ...claimWrites(applied),
      ...placeWrites(application, { onJob: claimed(onJob, applied), event }, job),
    ]);
  }

  /** This recruiter's open questions to the job's applicants at this time, consistent; two calls. */
  async function openQuestions(
    recruiterId: number,
    jobId: number,
    at: string,
  ): Promise<{ before: AskedApplicants | undefined; open: number[] }> {
    const before = await table.get(keys.askedApplicants(recruiterId, jobId), { consistent: true });
    const claims = await table.batchGet(
      (before?.claimIds ?? []).map((id) => keys.claim(id)),
      { consistent: true },
    );
    const open = claims.flatMap((one) => (one?.state === 'proposed' && one.answerBy > at ? one.id : []));
    return { before, open };
  }

  /**
   * Saves that a recruiter accepts whom the candidate has not chosen: the candidate is on the job without a claim, and is
   * `asked`, unless the recruiter's earlier proposal waits for them.
   */
  async function saveAsked(
    application: StoredApplication,
    { onJob, event }: Acceptance,
    {
      facts,
      asked,
      questions: { before, open },
      recruiterId,
    }: {
      facts: ClaimFacts;
      asked: AskedApplicant | undefined;
      questions: { before: AskedApplicants | undefined; open: number[] };
      recruiterId: number;
    },
  ): Promise<void> {
    const { candidate, jobId, managerId } = application;
    const question = asked && [
      ...newClaimWrites(asked.claim, facts.earlier),
      ...freeIntroductionChecks(asked.claim, event.time),
      askedApplicantsWrite({ recruiterId, jobId }, before, [...open, asked.claim.id]),
      eventWrite(asked.event),
    ];
    await table.write([
      worksForManagerCheck(recruiterId, managerId),
      sharedJobWrite(candidate.id, recruiterId, jobId),
      sharedJobWrite(recruiterId, managerId, jobId),
      ...(question ?? []),
      ...placeWrites(application, { onJob: { ...onJob, awaitsCandidate: true }, event }, facts.job),
    ]);
  }

  /**
   * Saves that the manager takes an applicant forward or declines them: with the claim of the recruiter who introduced
   * them, though they may have parted, or without any; then refused when a recruiter introduced the candidate meanwhile.
   */
  async function saveTakenForward(
    application: StoredApplication,
    acceptance: Acceptance,
    { job, applied }: { job: JobOfCompany & Standing; applied: AppliedClaim | undefined },
  ): Promise<void> {
    const { onJob, event } = acceptance;
    await table.write([
      ...(applied ? claimWrites(applied) : noIntroductionChecks(onJob.candidateId, job, event.time)),
      ...placeWrites(application, acceptance, job),
      ...colleagueWrites(onJob, event),
    ]);
  }

  return { introductionFor, claimFacts, claim, openQuestions, saveAsked, saveAccepted, saveTakenForward };
}
export type AcceptancesStore = ReturnType<typeof acceptancesStore>;

function jobOf(job: StoredJob | undefined): StoredJob {
  if (!job) throw refuse.conflict('This job is no longer open');
  return job;
}

function claimWrites({ claim, own, proposal, earlier, event }: AppliedClaim): Write[] {
  const { candidate, recruiter, manager, job } = claim;
  return [
    sharedJobWrite(candidate.id, recruiter.id, job.id),
    sharedJobWrite(recruiter.id, manager.id, job.id),
    ...introductionWrites(claim, own),
    ...(proposal ? [confirmedClaimWrite(proposal, claim)] : claimMadeWrites(claim, earlier)),
    eventWrite(event),
  ];
}

function placeWrites(application: StoredApplication, { onJob, event, move }: Acceptance, job: Standing): Write[] {
  const { hiding, former } = application;
  return [
    acceptedApplicationWrite(application),
    ...newCandidateOnJobWrites({ ...onJob, ...(hiding && { hiding }) }, event, { former, move }),
    openJobCheck(onJob.jobId, refuse.conflict(whyNotOpen(job)), onJob.managerId),
    countedOnJobWrite(onJob.jobId, { candidatesCount: 1 }),
  ];
}

// A colleague of the job's manager takes somebody forward as one of the team.
function colleagueWrites(onJob: CandidateOnJob, { actor, subject }: Acceptance['event']): Write[] {
  if (actor.kind !== 'user' || actor.id === onJob.managerId) return [];
  return teamWrites({ ...onJob, team: [actor.id] }, actor.id, subject);
}

/** The place with the claim on it, if there is one: what the recruiter is owed is what the claim says (PLUS-03). */
export function claimed(onJob: CandidateOnJob, applied: AppliedClaim | undefined): CandidateOnJob {
  if (!applied) return onJob;
  const { id, terms } = applied.claim;
  return { ...onJob, job: { ...onJob.job, points: terms.points }, claim: { id, ...terms } };
}
