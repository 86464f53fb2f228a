import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { claimFactsOf, type StoredClaim } from '../../records/claim.ts';
import type { StoredJob } from '../../records/job.ts';
import { clientOf, termsOf } from './claim-terms.ts';

/** What of a job a proposal for it says. */
export type ProposedJob = Pick<
  StoredJob,
  'id' | 'title' | 'manager' | 'clientId' | 'client' | 'companyDomain' | 'points' | 'guaranteeDays'
>;

interface Proposed extends Pick<StoredClaim, 'id' | 'recruiter' | 'answerBy'> {
  candidate: PersonReference;
  job: ProposedJob;
  message?: string | null;
  at: string;
}

/** A recruiter's proposal on the job's terms of this moment, which waits until `answerBy` (PLUS-03). */
export function newProposal({ id, recruiter, candidate, job, message = null, at, answerBy }: Proposed): StoredClaim {
  return {
    id,
    state: 'proposed',
    recruiter,
    createdBy: recruiter,
    candidate,
    manager: job.manager,
    job: { id: job.id, title: job.title },
    client: clientOf(job),
    ...(job.companyDomain && { companyDomain: job.companyDomain }),
    message,
    terms: termsOf(job),
    proposedAt: at,
    answerBy,
    confirmedAt: null,
    confirmedBy: null,
    expiresAt: null,
    ending: null,
    version: 1,
  };
}

/** The event of a proposal, which asks the candidate. */
export function proposedEvent(
  claim: StoredClaim,
  { actor, eventId }: { actor: EventActor; eventId: number },
): EventOf<'claim-proposed'> {
  return eventOf('claim-proposed', {
    id: eventId,
    at: claim.proposedAt,
    actor,
    subject: keys.claimSubject(claim.id),
    data: {
      ...claimFactsOf(claim),
      answerBy: claim.answerBy,
      ...(claim.isForApplication && { isForApplication: true }),
    },
  });
}
