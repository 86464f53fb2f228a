import type { EventOf } from '../../../events/catalogue.ts';
import type { AskedAddress as ShownAskedAddress } from '../../../shared/model/claim.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { clientOf } from '../../domain/claims/claim-terms.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import { referenceOf } from '../../records/account.ts';
import type { AskedAddress } from '../../records/asked-address.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredJob } from '../../records/job.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  id: number;
  eventId: number;
  proposalDays: number;
}

/** Decides that a recruiter asks an address about a job, with an account or without. */
export function askAddress(
  job: StoredJob,
  { email, message }: { email: string; message?: string | undefined },
  { actor, at, id, eventId, proposalDays }: Circumstances,
): { asked: AskedAddress; event: EventOf<'address-asked'> } {
  if (email === actor.email) throw refuse.conflict('You cannot put yourself forward', 'emails');
  const asked: AskedAddress = {
    id,
    recruiterId: actor.id,
    email,
    job: { id: job.id, title: job.title },
    managerId: job.managerId,
    client: clientOf(job),
    message: message?.trim() || null,
    askedAt: at,
    answerBy: new Date(Date.parse(at) + proposalDays * oneDay).toISOString(),
  };
  const event = eventOf('address-asked', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.askedAddressSubject(id),
    data: {
      askedId: id,
      recruiterId: actor.id,
      job: asked.job,
      managerId: job.managerId,
      recruiter: referenceOf(actor),
    },
  });
  return { asked, event };
}

/**
 * An asked address as its recruiter sees it: the same for one with an account and one without, until the person agrees or
 * declines.
 */
export function showAsked(
  { recruiterId: _own, managerId: _theirs, client: _company, invitationId: _carries, ...asked }: AskedAddress,
  { claim, hasDeclined, at }: { claim: StoredClaim | undefined; hasDeclined: boolean; at: string },
): ShownAskedAddress {
  const unknown = { ...asked, candidate: null, claimId: null };
  if (claim && claim.confirmedAt !== null)
    return { ...unknown, state: 'agreed', candidate: claim.candidate, claimId: claim.id };
  if (hasDeclined || claim?.state === 'declined') return { ...unknown, state: 'declined' };
  return { ...unknown, state: asked.answerBy > at ? 'waiting' : 'over' };
}
