import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { accountsIn } from '../../records/account.ts';
import { cancelErasureHandler, readErasureHandler } from './erasure/erasure.handlers.ts';
import {
  downloadDataExportHandler,
  listDataExportsHandler,
  startDataExportHandler,
} from './export/data-export.handlers.ts';
import { erasuresStore } from './erasure/erasures.store.ts';
import { exportsStore } from './export/exports.store.ts';
import { passwordTries } from '../../platform/outside/identity/password-tries.ts';
import { requestErasureHandler } from './erasure/request-erasure.handler.ts';

export const handler = httpFunction(
  [
    listDataExportsHandler,
    startDataExportHandler,
    downloadDataExportHandler,
    readErasureHandler,
    requestErasureHandler,
    cancelErasureHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    exportsStore: exportsStore(theTable()),
    erasuresStore: erasuresStore(theTable()),
    passwordTries: passwordTries(theTable()),
    identity: cognitoIdentity(),
    files: s3Files(environment('files-read').FILES_BUCKET),
    graceDays: environment('erasure').ERASURE_GRACE_DAYS,
    clock,
  }),
);
