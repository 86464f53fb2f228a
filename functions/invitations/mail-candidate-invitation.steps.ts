import type { EventOf } from '../../events/catalogue.ts';
import type { LinkLetterNeeds } from '../outside/mail/mail-letter.ts';
import { mailLink } from '../outside/mail/mail-letter.ts';
import type { CandidateInvitations } from '../records/candidate-invitation.ts';
import { candidateInvitationLetter } from './candidate-invitation-letter.ts';

interface Needs extends LinkLetterNeeds {
  candidateInvitations: Pick<CandidateInvitations, 'one'>;
}

/**
 * Mails a waiting invitation with a fresh link; the earlier link stops working. One that was answered or cancelled
 * meanwhile is not mailed.
 */
export async function mailCandidateInvitation(
  { id, data: { invitationId, inviter } }: EventOf<'candidate-invited'>,
  needs: Needs,
): Promise<void> {
  const { email, status } = await needs.candidateInvitations.one(inviter.id, invitationId);
  if (status !== 'waiting') return;
  const purpose = { kind: 'candidate-invitation', inviterId: inviter.id, invitationId, email } as const;
  await mailLink(
    { to: email, purpose, page: '/candidate-invite', id },
    (link) => candidateInvitationLetter(inviter, `${link}&email=${encodeURIComponent(email)}`),
    needs,
  );
}
