import type { EventOf } from '../../../events/catalogue.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredJob } from '../../records/job.ts';
import { type Introductions, longestOf, standingAt } from '../../records/introduction.ts';
import { claimFactsOf } from '../../records/claim.ts';
import { clientOf, introducedWords } from '../../domain/claims/claim-terms.ts';
import { newProposal, type ProposedJob } from '../../domain/claims/new-proposal.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';

/** What decides whose the introduction of an applicant is. */
export interface ClaimFacts {
  job: ProposedJob & Pick<StoredJob, 'status'>;
  /** Whose it is for the job's client; one whose time is over counts for nothing. */
  introductions: Introductions;
  /** The last proposal or claim of the same recruiter for this job. */
  earlier: StoredClaim | undefined;
  worksForManager: boolean;
}

/** A claim that an acceptance makes or confirms, with its event. */
export interface AppliedClaim {
  /** The recruiter's proposal that waits, which is confirmed; undefined where the claim is new. */
  proposal: StoredClaim | undefined;
  earlier: StoredClaim | undefined;
  claim: StoredClaim;
  /** What the recruiter has of the introduction to this client already, whose time continues. */
  own: Introductions;
  event: EventOf<'claim-confirmed'>;
}

/**
 * Decides the claim of a recruiter to whom an applicant has agreed, by applying or before. The recruiter's own proposal
 * that waits is confirmed on its terms, otherwise the job's terms of now count; a client to whom another recruiter
 * introduced the candidate refuses, with since and until when (PLUS-01).
 */
export function claimByApplication(
  { candidate }: Pick<StoredApplication, 'candidate'>,
  { job, introductions, earlier }: ClaimFacts,
  circumstances: {
    recruiter: PersonReference;
    actor: EventActor;
    at: string;
    claimDays: number;
    id: number;
    eventId: number;
  },
): AppliedClaim {
  const { recruiter, actor, at, claimDays, id, eventId } = circumstances;
  const own = standingAt(introductions, at);
  const others = longestOf(own.filter((one) => one?.recruiterId !== recruiter.id));
  if (others) throw refuse.conflict(introducedWords(others, clientOf(job).companyName));
  const proposal = earlier?.state === 'proposed' && earlier.answerBy > at ? earlier : undefined;
  const begun = proposal ?? { ...newProposal({ id, recruiter, candidate, job, at, answerBy: at }), version: 0 };
  const expiresAt = longestOf(own)?.until ?? new Date(Date.parse(at) + claimDays * oneDay).toISOString();
  const claim: StoredClaim = {
    ...begun,
    state: 'standing',
    confirmedAt: at,
    confirmedBy: 'application',
    expiresAt,
    version: begun.version + 1,
  };
  const event = eventOf('claim-confirmed', {
    id: eventId,
    at,
    actor,
    subject: keys.claimSubject(claim.id),
    data: { ...claimFactsOf(claim), way: 'application', expiresAt },
  });
  return { proposal, earlier, claim, own, event };
}
