import { clock, theTable } from '../../platform/door/dependencies.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { stageMail } from '../../platform/outside/mail/send-mail.ts';
import { closeAccountStore } from './erasure/close-account.store.ts';
import { eraseDue } from './erasure/erase-due.steps.ts';
import { eraseStore } from './erasure/erase.store.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { claimsIn } from '../../domain/claims/claims.ts';
import { claimEndsIn } from '../../domain/claims/claim-ends.steps.ts';
import { erasuresStore } from './erasure/erasures.store.ts';
import { reachStore } from './reach.store.ts';

const open = () => ({
  erasuresStore: erasuresStore(theTable()),
  closeAccountStore: closeAccountStore(theTable()),
  calendars: calendarsIn(theTable()),
  claims: claimsIn(theTable()),
  claimEnds: claimEndsIn(theTable()),
  reachStore: reachStore(theTable()),
  eraseStore: eraseStore(theTable()),
  identity: cognitoIdentity(),
  files: s3Files(environment('files-erase').FILES_BUCKET),
  send: stageMail(theTable()),
  clock,
});

export const handler = scheduleFunction(open, async (needs) => eraseDue(needs, Date.now()));
