import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { accountsIn } from '../../records/account.ts';
import { claimsStore } from './claims.store.ts';
import { mailClaim } from './mail-claim.steps.ts';
import { endHiredClaim, passOverRivals } from './pass-over-rivals.steps.ts';

const open = () => ({
  ...openLinkLetterNeeds(),
  account: accountsIn(theTable()).account,
  claimsStore: claimsStore(theTable()),
});

export const handler = eventConsumer('claims', open, {
  'claim-proposed': mailClaim,
  'claim-confirmed': passOverRivals,
  'job-closed': endHiredClaim,
});
