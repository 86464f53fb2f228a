import { isKnown, type StoredClaim } from '../../../records/claim.ts';

type Item = Record<string, unknown>;
interface Told {
  type: string;
  data: {
    recruiterId?: number;
    isByAddress?: true;
    candidate?: { id: number };
    to?: string;
    colleague?: { id: number };
    step?: string;
  };
}

/** What a manager's invitations emit, by which the manager would learn which address has an account. */
const ofInvitations: ReadonlySet<string> = new Set([
  'recruiter-invited',
  'join-invitation-sent',
  'join-invitation-withdrawn',
]);

/**
 * Whether an item would show somebody in their archive that an address which they entered has an account, although its
 * owner has not answered (PLUS-43). The owner's own archive has it.
 */
export function revealsOwner(item: Item, personId: number): boolean {
  const { event } = item as { event?: Told };
  if (event && ofInvitations.has(event.type)) return event.data.recruiterId !== personId;
  if (event?.data.isByAddress)
    return event.data.candidate?.id !== personId && event.type !== 'claim-confirmed' && event.data.to !== 'declined';
  if (event?.type === 'job-team-changed' && (event.data.step === 'asked' || event.data.step === 'withdrawn'))
    return event.data.colleague?.id !== personId;
  if (item.isByAddress !== true) return false;
  const claim = item as unknown as StoredClaim;
  return claim.candidate.id !== personId && !isKnown(claim);
}

/** An item as its sender may read it: an open invitation, or a question to an address, without whose that is. */
export function withoutOwner(item: Item, personId: number): Item {
  if (item.status === 'invited' && item.managerId === personId) {
    const { recruiterId: _whose, ...invitation } = item;
    return invitation;
  }
  if ('askedAt' in item && item.fromId === personId) {
    const { toId: _whose, ...asked } = item;
    return asked;
  }
  if ('askedAt' in item && item.recruiterId === personId) {
    const { claimId: _joined, invitationId: _new, ...asked } = item;
    return asked;
  }
  return item;
}
