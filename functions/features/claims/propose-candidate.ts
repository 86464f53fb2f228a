import { goesTo } from '../../domain/jobs/goes-to.ts';
import type { EventOf } from '../../../events/catalogue.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { Refusal, noSuch, refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { Introduction } from '../../records/introduction.ts';
import { isKnown } from '../../records/claim.ts';
import { clientOf, dayInWords, introducedWords } from '../../domain/claims/claim-terms.ts';
import type { StoredJob } from '../../records/job.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { newProposal, proposedEvent } from '../../domain/claims/new-proposal.ts';

/** What decides whether a recruiter may put anybody forward for a job. */
export interface RecruitingFacts {
  job: StoredJob;
  worksForManager: boolean;
  /** Whether the recruiter, who works for other managers, works on this job at its manager's request. */
  worksOnRequest: boolean;
}

/** What decides whether a recruiter may propose a candidate for a job. */
export interface ProposalFacts extends RecruitingFacts {
  candidate: StoredAccount | undefined;
  onJob: CandidateOnJob | undefined;
  introduction: Introduction | undefined;
  /** This recruiter's last proposal of this candidate for this job. */
  earlier: StoredClaim | undefined;
}

/** Refuses recruiters for whom the job is not, and jobs that are not open. */
export function mayRecruit(
  { job, worksForManager, worksOnRequest }: RecruitingFacts,
  { actor, at }: { actor: Pick<Actor, 'id'>; at: string },
): void {
  if (!worksForManager && !worksOnRequest) throw refuse.forbidden('You do not work for this job’s manager');
  if (!worksOnRequest && !goesTo(job, actor.id)) throw refuse.forbidden('This job is for other recruiters');
  if (!isOpenJob(job, at)) throw refuse.conflict('Candidates can only be put forward for an open job', 'jobId');
}

/**
 * Refuses proposals that cannot come to anything: of oneself or of nobody, for a job that is closed or another
 * recruiter's, of somebody who is on the job, whom another recruiter introduced to the client (with since and until
 * when), or who said no.
 */
export function mayPropose(
  facts: ProposalFacts,
  { actor, candidateId, at }: { actor: Pick<Actor, 'id'>; candidateId: number; at: string },
): StoredAccount {
  const { job, candidate, onJob, introduction, earlier } = facts;
  if (candidateId === actor.id) throw refuse.conflict('You cannot put yourself forward', 'candidateId');
  if (candidate?.role !== 'candidate' || candidate.status !== 'active') throw noSuch('candidate', 'candidateId');
  mayRecruit(facts, { actor, at });
  if (onJob && !worksWithoutWord(actor.id, onJob))
    throw refuse.conflict('The candidate is already on this job', 'candidateId');
  if (introduction && introduction.recruiterId !== actor.id && introduction.until > at)
    throw refuse.conflict(introducedWords(introduction, clientOf(job).companyName), 'candidateId');
  if (earlier?.state === 'proposed' && isKnown(earlier) && earlier.answerBy > at)
    throw refuse.conflict(
      `You have proposed this candidate already; they can answer until ${dayInWords(earlier.answerBy)}`,
    );
  if (earlier?.state === 'declined')
    throw refuse.conflict('The candidate has declined to be put forward by you for this job', 'candidateId');
  return candidate;
}

// Who accepted an application and got no answer in time may ask again.
const worksWithoutWord = (recruiterId: number, { recruiterId: ofPlace, awaitsCandidate }: CandidateOnJob) =>
  ofPlace === recruiterId && !!awaitsCandidate;

/** Why a candidate cannot be proposed, in words; null if they can. What the recruiter may not know stays refused. */
export function whyNotPropose(...given: Parameters<typeof mayPropose>): string | null {
  try {
    mayPropose(...given);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return error.message;
    throw error;
  }
}

/** Decides a proposal: it waits for the candidate for so many days, and silence never confirms it (PLUS-02). */
export function proposeCandidate(
  facts: ProposalFacts,
  { candidateId, message, isByAddress }: { candidateId: number; message?: string | undefined; isByAddress?: true },
  circumstances: {
    actor: Pick<Actor, 'id' | 'role' | 'firstName' | 'lastName' | 'avatar'>;
    at: string;
    id: number;
    eventId: number;
    proposalDays: number;
  },
): { claim: StoredClaim; event: EventOf<'claim-proposed'> } {
  const { actor, at, id, eventId, proposalDays } = circumstances;
  const candidate = mayPropose(facts, { actor, candidateId, at });
  const claim: StoredClaim = {
    ...newProposal({
      id,
      recruiter: referenceOf(actor),
      candidate: referenceOf(candidate),
      job: facts.job,
      message: message?.trim() || null,
      at,
      answerBy: new Date(Date.parse(at) + proposalDays * oneDay).toISOString(),
    }),
    ...(isByAddress && { isByAddress }),
    ...(facts.onJob && { isForApplication: true as const }),
  };
  return { claim, event: proposedEvent(claim, { actor: eventActor(actor), eventId }) };
}
