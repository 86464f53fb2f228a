import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { openLinkLetterNeeds } from '../outside/mail/mail-letter.ts';
import { recruiterInvitationsIn } from '../records/recruiter-invitation.ts';
import { renewPerson } from '../records/person-copy.ts';
import { mailInvitation } from './mail-invitation.steps.ts';
import { recruiterRowsOf } from './recruiter-rows.store.ts';

const open = () => ({
  ...openLinkLetterNeeds(),
  table: theTable(),
  recruiterInvitations: recruiterInvitationsIn(theTable()),
});

export const handler = eventConsumer('recruiters', open, {
  'recruiter-invited': mailInvitation,
  // Managers see their recruiters by current name and picture.
  'person-changed': async ({ data }, { table }) =>
    renewPerson(table, data.userId, await recruiterRowsOf(table, data.userId)),
});
