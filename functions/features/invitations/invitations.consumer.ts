import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { accountsIn } from '../../records/account.ts';
import { askedAddressesIn } from '../../domain/claims/asked-addresses.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import { candidateMerge } from '../../records/candidate-merge.ts';
import { importedCandidate } from '../../records/imported-candidate.ts';
import { renewPerson } from '../../domain/people/person-copy.ts';
import { mailCandidateInvitation } from './mail-candidate-invitation.steps.ts';
import { followAddress } from './follow-address.steps.ts';
import { acceptedPlacesOf } from './named-by-address.store.ts';

const open = () => ({
  ...openLinkLetterNeeds(),
  table: theTable(),
  candidateInvitations: candidateInvitationsIn(theTable()),
  accountByEmail: accountsIn(theTable()).accountByEmail,
  askedBy: askedAddressesIn(theTable()).waitingFor,
  isImported: async (place: { recruiterId: number; id: number }) =>
    ((await importedCandidate(theTable(), place)) ?? (await candidateMerge(theTable(), place))) !== undefined,
});

export const handler = eventConsumer('invitations', open, {
  'candidate-invited': mailCandidateInvitation,
  'email-changed': followAddress,
  // Senders of invitations and recommendations see the current name of the person who accepted.
  'person-changed': async ({ data }, { table }) =>
    renewPerson(table, data.userId, await acceptedPlacesOf(table, data.userId)),
});
