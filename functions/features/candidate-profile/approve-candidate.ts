import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { referenceOf, type StoredAccount } from '../../records/account.ts';
import type { ApprovedCandidate } from '../../records/approved-candidate.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

/** Decides an approval for a region; undefined where the recruiter has approved the candidate for it already. */
export function approveCandidate(
  candidate: StoredAccount,
  { region, former }: { region: string; former: string | undefined },
  { actor, at, eventId }: { actor: Actor; at: string; eventId: number },
): { approved: ApprovedCandidate; event: EventOf<'candidate-approved'> } | undefined {
  if (region === former) return undefined;
  const event = eventOf('candidate-approved', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.userSubject(candidate.id),
    data: {
      candidateId: candidate.id,
      candidate: referenceOf(candidate),
      recruiter: referenceOf(actor),
      region,
    },
  });
  return { approved: { candidateId: candidate.id, region, approvedAt: at }, event };
}
