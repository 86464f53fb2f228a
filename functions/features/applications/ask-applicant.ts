import type { EventOf } from '../../../events/catalogue.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { clientOf, introducedWords } from '../../domain/claims/claim-terms.ts';
import { newProposal, proposedEvent } from '../../domain/claims/new-proposal.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { longestOf, standingAt } from '../../records/introduction.ts';
import type { ClaimFacts } from './claim-by-application.ts';

/** The question to an applicant whether the recruiter who accepted them may represent them, with its event. */
export interface AskedApplicant {
  claim: StoredClaim;
  event: EventOf<'claim-proposed'>;
}

/**
 * Whether the candidate has agreed to this recruiter already: the mail that led to the application was theirs, or they
 * introduced the candidate to the client before. Otherwise accepting makes no claim: the candidate is asked, and silence is
 * never a yes (PLUS-02).
 */
export function hasAgreedTo(
  recruiterId: number,
  { broughtBy }: Pick<StoredApplication, 'broughtBy'>,
  { introductions, at }: Pick<ClaimFacts, 'introductions'> & { at: string },
): boolean {
  const isNamed = broughtBy?.recruiterId === recruiterId && !broughtBy.byLink;
  return isNamed || longestOf(standingAt(introductions, at))?.recruiterId === recruiterId;
}

/** Refuses a client to whom another recruiter introduced the candidate, with since and until when (PLUS-01). */
export function refuseIntroduced(
  recruiterId: number,
  { job, introductions }: Pick<ClaimFacts, 'job' | 'introductions'>,
  at: string,
): void {
  const others = longestOf(standingAt(introductions, at).filter((one) => one?.recruiterId !== recruiterId));
  if (others) throw refuse.conflict(introducedWords(others, clientOf(job).companyName));
}

/**
 * Decides the question to the applicant; none where a proposal of the same recruiter for the job waits for them anyway.
 * It is as old as their place on the job.
 */
export function askApplicant(
  { candidate }: Pick<StoredApplication, 'candidate'>,
  { job, earlier }: Pick<ClaimFacts, 'job' | 'earlier'>,
  circumstances: { actor: Actor; at: string; proposalDays: number; id: number; eventId: number },
): AskedApplicant | undefined {
  const { actor, at, proposalDays, id, eventId } = circumstances;
  if (earlier?.state === 'proposed' && earlier.answerBy > at) return undefined;
  const answerBy = new Date(Date.parse(at) + proposalDays * oneDay).toISOString();
  const proposal = newProposal({ id, recruiter: referenceOf(actor), candidate, job, at, answerBy });
  const claim: StoredClaim = { ...proposal, isForApplication: true };
  return { claim, event: proposedEvent(claim, { actor: eventActor(actor), eventId }) };
}

/** Refuses a recruiter whom as many applicants of the job have not answered yet as the stage allows. */
export function refuseTooManyAsked(open: readonly unknown[], most: number): void {
  if (open.length < most) return;
  const have = open.length === 1 ? 'has' : 'have';
  throw refuse.conflict(
    `${open.length} of this job’s applicants ${have} not answered you yet, which is as many as may wait at once. Accept more once they have answered`,
  );
}
