import type { EventOf } from '../../../events/catalogue.ts';
import type { LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLink } from '../../platform/outside/mail/mail-letter.ts';
import { letterToOwner } from '../../domain/invitations/letter-to-owner.ts';
import type { RecruiterInvitations } from '../../domain/invitations/recruiter-invitations.ts';
import { invitationLetter } from './invitation-letter.ts';

interface Needs extends LinkLetterNeeds {
  recruiterInvitations: Pick<RecruiterInvitations, 'one' | 'ownerOf'>;
}

/**
 * Mails an open invitation with a fresh link. The address is read from the invitation, because no event carries one; a
 * withdrawn invitation is not mailed, and neither is one to a closed account.
 */
export async function mailInvitation(
  { id, data: { invitationId, manager } }: EventOf<'recruiter-invited'>,
  needs: Needs,
): Promise<void> {
  const { email, status } = await needs.recruiterInvitations.one(manager.id, invitationId);
  if (status !== 'invited') return;
  const owner = await needs.recruiterInvitations.ownerOf(email);
  if (owner?.status === 'disabled') return;
  const purpose = { kind: 'recruiter-invitation', managerId: manager.id, invitationId, email } as const;
  await mailLink(
    { to: email, purpose, page: '/recruiter-invite', id },
    (link) =>
      letterToOwner(invitationLetter(manager, link), {
        owner,
        as: 'recruiter',
        sender: manager,
        siteUrl: needs.siteUrl,
      }),
    needs,
  );
}
