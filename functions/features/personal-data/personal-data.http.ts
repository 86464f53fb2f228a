import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { accountsIn } from '../../records/account.ts';
import { cancelErasureHandler } from './erasure/cancel-erasure.handler.ts';
import { downloadDataExportHandler } from './export/download-data-export.handler.ts';
import { erasuresStore } from './erasure/erasures.store.ts';
import { exportsStore } from './export/exports.store.ts';
import { listDataExportsHandler } from './export/list-data-exports.handler.ts';
import { passwordTries } from './password-tries.store.ts';
import { readErasureHandler } from './erasure/read-erasure.handler.ts';
import { requestErasureHandler } from './erasure/request-erasure.handler.ts';
import { startDataExportHandler } from './export/start-data-export.handler.ts';

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
