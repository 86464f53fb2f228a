import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { candidateInvitationsIn } from '../records/candidate-invitation.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { renewPerson } from '../records/person-copy.ts';
import { mailCandidateInvitation } from './mail-candidate-invitation.steps.ts';
import { acceptedPlacesOf } from './named-by-address.store.ts';

const open = () => ({
  table: theTable(),
  candidateInvitations: candidateInvitationsIn(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('invitations', open, {
  'candidate-invited': mailCandidateInvitation,
  // Senders of invitations and recommendations see the current name of the person who accepted.
  'person-changed': async ({ data }, { table }) =>
    renewPerson(table, data.userId, await acceptedPlacesOf(table, data.userId)),
});
