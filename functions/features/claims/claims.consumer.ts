import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { accountsIn } from '../../records/account.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import { environment } from '../../platform/environment.ts';
import { askedAddressesStore } from './asked-addresses.store.ts';
import { choicesStore } from './choices.store.ts';
import { claimsStore } from './claims.store.ts';
import { proposeToAddress, proposeToNewcomer } from './propose-to-address.steps.ts';
import { handOverClaims } from './hand-over-claims.steps.ts';
import { mailClaim } from './mail-claim.steps.ts';
import { endHiredClaim, keepRivalsWaiting } from './pass-over-rivals.steps.ts';

const open = () => ({
  ...openLinkLetterNeeds(),
  table: theTable(),
  account: accountsIn(theTable()).account,
  accountByEmail: accountsIn(theTable()).accountByEmail,
  askedAddresses: askedAddressesStore(theTable()),
  candidateInvitations: candidateInvitationsIn(theTable()),
  proposalDays: () => environment('claims').PROPOSAL_DAYS,
  claimsStore: claimsStore(theTable()),
  choicesStore: choicesStore(theTable()),
});

export const handler = eventConsumer('claims', open, {
  'address-asked': proposeToAddress,
  'account-confirmed': ({ data }, needs) => proposeToNewcomer(data.userId, needs),
  'candidate-invitation-accepted': ({ data }, needs) => proposeToNewcomer(data.candidate.id, needs),
  'recommendation-accepted': ({ data }, needs) => proposeToNewcomer(data.candidate.id, needs),
  'claim-proposed': mailClaim,
  'claim-confirmed': keepRivalsWaiting,
  'job-handover-changed': handOverClaims,
  'job-closed': endHiredClaim,
  'opening-filled': endHiredClaim,
});
