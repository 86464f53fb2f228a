import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import { mailedTokensIn } from '../table/mailed-tokens.ts';
import { invitationLetter } from './invitation-letter.ts';

const open = () => ({ mailedTokens: mailedTokensIn(theTable()), send: stageMail(theTable()), siteUrl: environment('site').SITE_URL });

export const handler = eventConsumer('recruiter-invited', open, async ({ id, data }, { mailedTokens, send, siteUrl }) => {
  const token = clock.newToken();
  await mailedTokens.save(token, { kind: 'recruiter-invitation', managerId: data.manager.id, invitationId: data.invitationId, email: data.email }, clock.now());
  await send(renderMail(data.email, invitationLetter(data.manager, `${siteUrl}/recruiter-invite?token=${token}`), plainLetter), id);
});
