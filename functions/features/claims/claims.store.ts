import type { EventOf } from '../../../events/catalogue.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { closedOrHeld } from '../../../shared/rules/open-job.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { activeAccountCheck } from '../../records/account.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { acceptedApplicationWrite, consentedApplicationWrites } from '../../records/application.ts';
import { newCandidateOnJobWrites } from '../../records/candidate-on-job.ts';
import { readStoryAgainWrite } from '../../records/story-of-place.ts';
import { agreedCandidateWrite, takenOverWrites } from '../../records/recruiter-of-place.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredClaimFile } from '../../records/claim-file.ts';
import type { Introductions } from '../../records/introduction.ts';
import {
  confirmedClaimWrite,
  isKnown,
  mailedClaimWrite,
  newClaimWrites,
  replacedClaimWrite,
} from '../../records/claim.ts';
import {
  freeIntroductionChecks,
  introductionsFor,
  introductionWrites,
  isSameIntroduction,
  longestOf,
  placesOfClaim,
} from '../../records/introduction.ts';
import { claimsIn } from '../../domain/claims/claims.ts';
import { claimProofsIn } from '../../domain/claims/claim-proof.ts';
import { claimEndsIn } from '../../domain/claims/claim-ends.steps.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { seenPeople } from '../../domain/people/seen-people.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { countedOnJobWrite } from '../../records/job.ts';
import { notClosedJobCheck, openJobCheck } from '../../records/job-gate.ts';
import { worksForManagerCheck } from '../../records/recruiter-of-manager.ts';
import { sharedJobWrite } from '../../domain/jobs/shared-jobs.ts';
import { worksOnRequestCheck } from '../../records/work-request.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { isItem } from '../../platform/table/read-keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import type { Confirmation } from './answer-claim.ts';
import { proposalStopsIn } from './proposal-stops.store.ts';
import type { ProposalFacts, RecruitingFacts } from './propose-candidate.ts';

/** Reads and saves proposals and claims. */
export function claimsStore(table: Table) {
  const { claim, claimsOfCandidate, introductionOf } = claimsIn(table);
  const { claimsOfRecruiter, claimsOfManager, saveEnded } = claimEndsIn(table);
  const { isHidden, hidingOf } = hidingIn(table);
  const { seesAnything } = relationsIn(table);

  /** What decides a proposal, and who is on the job; refuses a job that does not exist. */
  async function factsFor(
    recruiterId: number,
    { candidateId, jobId }: { candidateId: number; jobId: number },
    isByAddress = false,
  ): Promise<ProposalFacts> {
    const [job, candidate, onJob, pointer] = await table.batchGet(
      [
        keys.job(jobId),
        keys.account(candidateId),
        keys.candidateOnJob(jobId, candidateId),
        keys.candidateClaim(candidateId, jobId, recruiterId),
      ],
      { consistent: true },
    );
    if (!job) throw noSuch('job', 'jobId');
    const [[link], [request], introductions, [earlier]] = await readLists(
      table,
      [
        [keys.managerOfRecruiter(recruiterId, job.managerId)],
        [keys.workOfRecruiter(recruiterId, job.managerId, jobId)],
        introductionsFor(candidateId, job),
        pointer ? [keys.claim(pointer.claimId)] : [],
      ],
      { consistent: true },
    );
    const recruiter = { id: recruiterId, role: 'recruiter' } as const;
    // Who entered an address needs no other way to the person, unless the person hides from them.
    const isThere = isByAddress
      ? !(await isHidden(recruiter, candidateId, { list: await hidingOf(candidateId) }))
      : await seesAnything(recruiter, candidateId);
    return {
      job,
      candidate: isThere ? candidate : undefined,
      onJob,
      worksForManager: !!link,
      worksOnRequest: worksOnRequest(request?.state),
      introduction: longestOf(introductions),
      earlier,
    };
  }

  /** A job, and in which way this recruiter may put people forward for it; refuses a job that does not exist. */
  async function mayRecruitFor(recruiterId: number, jobId: number): Promise<RecruitingFacts> {
    const job = await table.get(keys.job(jobId), { consistent: true });
    if (!job) throw noSuch('job', 'jobId');
    const [link, request] = await table.batchGet(
      [keys.managerOfRecruiter(recruiterId, job.managerId), keys.workOfRecruiter(recruiterId, job.managerId, jobId)],
      { consistent: true },
    );
    return { job, worksForManager: !!link, worksOnRequest: worksOnRequest(request?.state) };
  }

  /** Whether the candidate hides from the people who hire for this job now, so that nobody would see them on it. */
  async function hidesFromManager({ candidate, manager }: StoredClaim): Promise<boolean> {
    const list = await hidingOf(candidate.id);
    return isHidden({ id: manager.id, role: 'manager' }, candidate.id, { list });
  }

  /** Who is on the job, for how long its manager has been silent. */
  async function candidatesOn(jobId: number): Promise<CandidateOnJob[]> {
    return table.query(keys.candidatesOnJob(jobId));
  }

  /** A claim with the events of its story, oldest first, and the files that its sides added. */
  async function storyOf(
    claimId: number,
  ): Promise<{ claim: StoredClaim | undefined; events: EventOf<'claim-ended'>[]; files: StoredClaimFile[] }> {
    const items = await table.query(keys.allOfClaim(claimId), { consistent: true });
    const { sk } = keys.claim(claimId);
    return {
      claim: items.find((item) => item.sk === sk) as StoredClaim | undefined,
      events: items.flatMap((item) => ('event' in item ? [item.event as EventOf<'claim-ended'>] : [])),
      files: items.flatMap((item) => (isItem.claimFile(item) ? item : [])),
    };
  }

  /**
   * What decides a confirmation: whose the introduction is, whether the candidate has applied or is on the job, and whether
   * the recruiter works for the manager or on this job alone.
   */
  async function confirmationFacts(claimed: StoredClaim): Promise<{
    introductions: Introductions;
    application: StoredApplication | undefined;
    onJob: StoredCandidateOnJob | undefined;
    worksForManager: boolean;
  }> {
    const { candidate, recruiter, manager, job } = claimed;
    const [introductions, [application], [link], [onJob]] = await readLists(
      table,
      [
        placesOfClaim(claimed),
        [keys.application(candidate.id, job.id)],
        [keys.managerOfRecruiter(recruiter.id, manager.id)],
        [keys.candidateOnJob(job.id, candidate.id)],
      ],
      { consistent: true },
    );
    return { introductions, application, onJob, worksForManager: link !== undefined };
  }

  /** Saves a proposal; refused where the candidate, the job or the introduction was lost in the same moment. */
  async function saveProposed(
    proposed: StoredClaim,
    { earlier, worksForManager }: Pick<ProposalFacts, 'earlier' | 'worksForManager'>,
    event: EventOf<'claim-proposed'>,
    also: Write[] = [],
  ): Promise<void> {
    await table.write([
      ...newClaimWrites(proposed, earlier),
      ...(earlier && !isKnown(earlier) ? [replacedClaimWrite(earlier, proposed.proposedAt)] : []),
      ...freeIntroductionChecks(proposed, proposed.proposedAt),
      activeAccountCheck(proposed.candidate.id, noSuch('candidate', 'candidateId')),
      openJobCheck(proposed.job.id, refuse.conflict('Candidates can only be put forward for an open job', 'jobId')),
      mayRecruitCheck(proposed, worksForManager),
      eventWrite(event),
      ...also,
    ]);
  }

  /**
   * Saves a confirmation: introduction, claim and the candidate's place on the job in one transaction. Of rivals for one
   * client one passes; the others are refused with `introducedMeanwhile`. `also` is the use of a mailed link.
   */
  async function saveConfirmed(
    confirmation: Confirmation,
    { worksForManager, also = [] }: { worksForManager: boolean; also?: Write[] },
  ): Promise<void> {
    const { before, after, own, event } = confirmation;
    const { job, candidate, manager, recruiter } = after;
    await table.write([
      ...introductionWrites(after, own),
      confirmedClaimWrite(before, after),
      ...placeWrites(confirmation),
      mayRecruitCheck(before, worksForManager, refuse.gone(`${recruiter.firstName} no longer works on this job`)),
      sharedJobWrite(candidate.id, manager.id, job.id),
      sharedJobWrite(candidate.id, recruiter.id, job.id),
      sharedJobWrite(recruiter.id, manager.id, job.id),
      eventWrite(event),
      ...also,
    ]);
  }

  /** The other claims and proposals about the same candidate and client, newest first. */
  async function rivalsOf(one: StoredClaim): Promise<StoredClaim[]> {
    return (await claimsOfCandidate(one.candidate.id)).filter(
      (other) => other.id !== one.id && isSameIntroduction(one, other),
    );
  }

  /** Saves that the candidate was asked by mail. */
  async function saveMailed(claimId: number, at: string): Promise<void> {
    await table.writeOne(mailedClaimWrite(claimId, at));
  }

  /** The proposals and claims that time may end on this day. */
  async function dueClaims(day: string): Promise<number[]> {
    return (await table.query(keys.dueClaims(day))).map(({ claimId }) => claimId);
  }

  return {
    ...claimProofsIn(table),
    ...proposalStopsIn(table),
    verifiedRecruiters: verificationsIn(table).verifiedRecruiters,
    claim,
    claimsOfCandidate,
    saveMailed,
    dueClaims,
    introductionOf,
    factsFor,
    seenPeople: async (...asked: Parameters<typeof seenPeople> extends [unknown, ...infer Rest] ? Rest : never) =>
      seenPeople(table, ...asked),
    hidesFromManager,
    mayRecruitFor,
    candidatesOn,
    claimsOfRecruiter,
    claimsOfManager,
    storyOf,
    confirmationFacts,
    saveProposed,
    saveConfirmed,
    saveEnded,
    rivalsOf,
  };
}
export type ClaimsStore = ReturnType<typeof claimsStore>;

/** The writes of what a confirmation makes of the candidate's place: a new one, or the one that waited for their word. */
function placeWrites({ before, after, place }: Confirmation): Write[] {
  const { id, job, terms, recruiter } = after;
  const gone = refuse.gone(closedOrHeld);
  if ('taken' in place) {
    const by = { claim: { id, ...terms }, job: { ...job, points: terms.points } };
    const { taken, takenOver } = place;
    return [
      ...(takenOver === undefined
        ? [agreedCandidateWrite(taken, by)]
        : takenOverWrites(taken, takenOver, { ...by, recruiter })),
      notClosedJobCheck(job.id, gone),
    ];
  }
  const { onJob, application, applied, accepted } = place;
  return [
    ...(applied ? [acceptedApplicationWrite(application)] : consentedApplicationWrites(application)),
    ...newCandidateOnJobWrites(onJob, accepted, { former: applied ? application.former : undefined }),
    ...(before.wasChosen && !(applied && application.former) ? [readStoryAgainWrite(onJob)] : []),
    openJobCheck(job.id, gone),
    countedOnJobWrite(job.id, { candidatesCount: 1 }),
  ];
}

/** The check that the recruiter works for the manager, or on this job at the manager’s request, in this moment. */
export function mayRecruitCheck(
  { recruiter, manager, job }: { recruiter: { id: number }; manager: { id: number }; job: { id: number } },
  worksForManager: boolean,
  refusal?: Error,
): Write {
  return worksForManager
    ? worksForManagerCheck(recruiter.id, manager.id, refusal)
    : worksOnRequestCheck(recruiter.id, manager.id, job.id, refusal);
}
