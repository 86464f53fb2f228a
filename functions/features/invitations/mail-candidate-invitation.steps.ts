import type { EventOf } from '../../../events/catalogue.ts';
import { letterToOwner } from '../../domain/invitations/letter-to-owner.ts';
import type { LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLink } from '../../platform/outside/mail/mail-letter.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { AskedAddress } from '../../records/asked-address.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import { candidateInvitationLetter, importedCandidateLetter } from './candidate-invitation-letter.ts';

interface Needs extends LinkLetterNeeds {
  candidateInvitations: Pick<CandidateInvitations, 'one'>;
  accountByEmail(email: string): Promise<StoredAccount | undefined>;
  /** Whether the recruiter imported a profile with the invitation. */
  isImported(place: { recruiterId: number; id: number }): Promise<boolean>;
  /** What the recruiter asked this address, which the invitation carries. */
  askedBy(recruiterId: number, email: string, at: string): Promise<AskedAddress[]>;
}

/**
 * Mails a waiting invitation with a fresh link; the earlier link stops working. One that was answered or cancelled
 * meanwhile is not mailed, and neither is one to a closed account.
 */
export async function mailCandidateInvitation(
  { id, data: { invitationId, inviter } }: EventOf<'candidate-invited'>,
  needs: Needs,
): Promise<void> {
  const { email, status } = await needs.candidateInvitations.one(inviter.id, invitationId);
  if (status !== 'waiting') return;
  const purpose = { kind: 'candidate-invitation', inviterId: inviter.id, invitationId, email } as const;
  const [owner, isImported, asked] = await Promise.all([
    needs.accountByEmail(email),
    needs.isImported({ recruiterId: inviter.id, id: invitationId }),
    needs.askedBy(inviter.id, email, needs.clock.now()),
  ]);
  if (owner?.status === 'disabled') return;
  const letter = isImported ? importedCandidateLetter : candidateInvitationLetter;
  await mailLink(
    { to: email, purpose, page: '/candidate-invite', id },
    (link) =>
      letterToOwner(letter(inviter, `${link}&email=${encodeURIComponent(email)}`, asked), {
        owner,
        as: 'candidate',
        sender: inviter,
        siteUrl: needs.siteUrl,
      }),
    needs,
  );
}
