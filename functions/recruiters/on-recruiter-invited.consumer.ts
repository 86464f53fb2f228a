import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { mailInvitation } from './mail-invitation.steps.ts';
import { recruitersStore } from './recruiters.store.ts';

const open = () => ({
  recruitersStore: recruitersStore(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('recruiter-invited', open, mailInvitation);
