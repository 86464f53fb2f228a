import { clock, theTable } from '../../platform/door/dependencies.ts';
import { uploadFunction } from '../../platform/door/upload-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { claimFilesStore } from './claim-files.store.ts';
import { receiveClaimFile } from './receive-claim-file.steps.ts';

const open = () => {
  const files = s3Files(environment('files-quarantine', 'files-evidence').FILES_BUCKET);
  return { claimFilesStore: claimFilesStore(theTable()), files, checkedFiles: files, clock };
};

export const handler = uploadFunction(open, receiveClaimFile);
