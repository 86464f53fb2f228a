import type { EventOf } from '../../../events/catalogue.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { Introduction } from '../../records/introduction.ts';
import { claimFactsOf } from '../../records/claim.ts';
import { clientOf, introducedWords } from '../../domain/claims/claim-terms.ts';
import { newProposal } from '../../domain/claims/new-proposal.ts';
import type { StoredJob } from '../../records/job.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';

/** What decides whose the introduction of an applicant is. */
export interface ClaimFacts {
  job: Pick<StoredJob, 'id' | 'title' | 'manager' | 'clientId' | 'client' | 'points' | 'guaranteeDays'>;
  /** Whose it is for the job's client; one whose time is over counts for nothing. */
  introduction: Introduction | undefined;
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
  /** The recruiter's own introduction to this client, whose time continues. */
  own: Introduction | undefined;
  event: EventOf<'claim-confirmed'>;
}

/** The introduction that counts at this time; undefined without one. */
export const standingAt = (introduction: Introduction | undefined, at: string): Introduction | undefined =>
  introduction && introduction.until > at ? introduction : undefined;

/**
 * Decides the claim of a recruiter to whom an applicant has agreed, by applying or before. The recruiter's own proposal
 * that waits is confirmed on its terms, otherwise the job's terms of now count; a client to whom another recruiter
 * introduced the candidate refuses, with since and until when (PLUS-01).
 */
export function claimByApplication(
  { candidate }: Pick<StoredApplication, 'candidate'>,
  { job, introduction, earlier }: ClaimFacts,
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
  const own = standingAt(introduction, at);
  if (own && own.recruiterId !== recruiter.id) throw refuse.conflict(introducedWords(own, clientOf(job).companyName));
  const proposal = earlier?.state === 'proposed' && earlier.answerBy > at ? earlier : undefined;
  const begun = proposal ?? { ...newProposal({ id, recruiter, candidate, job, at, answerBy: at }), version: 0 };
  const expiresAt = own?.until ?? new Date(Date.parse(at) + claimDays * oneDay).toISOString();
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
