import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { candidateInvitationsIn } from '../records/candidate-invitation.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { mailCandidateInvitation } from './mail-candidate-invitation.steps.ts';

const open = () => ({
  candidateInvitations: candidateInvitationsIn(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('candidate-invited', open, mailCandidateInvitation);
