import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { recruiterInvitationsIn } from '../records/recruiter-invitation.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { renewPerson } from '../records/person-copy.ts';
import { mailInvitation } from './mail-invitation.steps.ts';
import { recruiterRowsOf } from './recruiter-rows.store.ts';

const open = () => ({
  table: theTable(),
  recruiterInvitations: recruiterInvitationsIn(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('recruiters', open, {
  'recruiter-invited': mailInvitation,
  // Managers see their recruiters by current name and picture.
  'person-changed': async ({ data }, { table }) =>
    renewPerson(table, data.userId, await recruiterRowsOf(table, data.userId)),
});
