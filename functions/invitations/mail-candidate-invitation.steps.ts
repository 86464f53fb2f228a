import type { EventOf } from '../../events/catalogue.ts';
import type { Clock } from '../door/clock.ts';
import type { SendMail } from '../outside/mail/port.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import type { CandidateInvitations } from '../records/candidate-invitation.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import { candidateInvitationLetter } from './candidate-invitation-letter.ts';

interface Needs {
  candidateInvitations: Pick<CandidateInvitations, 'one'>;
  mailedTokens: Pick<MailedTokens, 'save'>;
  send: SendMail;
  siteUrl: string;
  clock: Clock;
}

/**
 * Mails a waiting invitation with a fresh link; the earlier link stops working. One that was answered or cancelled
 * meanwhile is not mailed.
 */
export async function mailCandidateInvitation(
  { id, data: { invitationId, inviter } }: EventOf<'candidate-invited'>,
  { candidateInvitations, mailedTokens, send, siteUrl, clock }: Needs,
): Promise<void> {
  const { email, status } = await candidateInvitations.one(inviter.id, invitationId);
  if (status !== 'waiting') return;
  const token = clock.newToken();
  await mailedTokens.save(
    token,
    { kind: 'candidate-invitation', inviterId: inviter.id, invitationId, email },
    clock.now(),
  );
  const link = `${siteUrl}/candidate-invite?token=${token}&email=${encodeURIComponent(email)}`;
  await send(renderMail(email, candidateInvitationLetter(inviter, link), plainLetter), id);
}
