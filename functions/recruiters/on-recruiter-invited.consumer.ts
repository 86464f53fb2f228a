import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { recruiterInvitationsIn } from '../records/recruiter-invitation.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { mailInvitation } from './mail-invitation.steps.ts';

const open = () => ({
  recruiterInvitations: recruiterInvitationsIn(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('recruiter-invited', open, mailInvitation);
