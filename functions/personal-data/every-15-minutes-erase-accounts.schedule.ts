import { clock, theTable } from '../door/dependencies.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { environment } from '../environment.ts';
import { s3Files } from '../outside/files/s3.ts';
import { cognitoIdentity } from '../outside/identity/cognito.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { closeAccountStore } from './close-account.store.ts';
import { eraseDue } from './erase-due.ts';
import { eraseStore } from './erase.store.ts';
import { erasuresStore } from './erasures.store.ts';
import { reachStore } from './reach.store.ts';

const open = () => ({
  erasuresStore: erasuresStore(theTable()),
  closeAccountStore: closeAccountStore(theTable()),
  reachStore: reachStore(theTable()),
  eraseStore: eraseStore(theTable()),
  identity: cognitoIdentity(),
  files: s3Files(environment('files-erase').FILES_BUCKET),
  send: stageMail(theTable()),
  clock,
});

export const handler = scheduleFunction(open, async (needs) => eraseDue(needs, Date.now()));
