import type { EventOf } from '../../events/catalogue.ts';
import type { Clock } from '../door/clock.ts';
import type { SendMail } from '../outside/mail/port.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import type { RecruiterInvitations } from '../records/recruiter-invitation.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import { invitationLetter } from './invitation-letter.ts';

interface Needs {
  recruiterInvitations: Pick<RecruiterInvitations, 'one'>;
  mailedTokens: Pick<MailedTokens, 'save'>;
  send: SendMail;
  siteUrl: string;
  clock: Clock;
}

/**
 * Mails an open invitation with a fresh link. The address is read from the invitation, because no event carries one; a
 * withdrawn invitation is not mailed.
 */
export async function mailInvitation(
  { id, data: { invitationId, manager } }: EventOf<'recruiter-invited'>,
  { recruiterInvitations, mailedTokens, send, siteUrl, clock }: Needs,
): Promise<void> {
  const { email, status } = await recruiterInvitations.one(manager.id, invitationId);
  if (status !== 'invited') return;
  const token = clock.newToken();
  await mailedTokens.save(
    token,
    { kind: 'recruiter-invitation', managerId: manager.id, invitationId, email },
    clock.now(),
  );
  await send(
    renderMail(email, invitationLetter(manager, `${siteUrl}/recruiter-invite?token=${token}`), plainLetter),
    id,
  );
}
