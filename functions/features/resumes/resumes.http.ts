import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import { addToQueueHandler } from './add-to-queue.handler.ts';
import { cancelOwnResumeHandler } from './cancel-own-resume.handler.ts';
import { cancelParseHandler } from './cancel-parse.handler.ts';
import { listParsedResumesHandler } from './list-parsed-resumes.handler.ts';
import { readOwnParsedResumeHandler } from './read-own-parsed-resume.handler.ts';
import { readParsedResumeHandler } from './read-parsed-resume.handler.ts';
import { removeParsedResumeHandler } from './remove-parsed-resume.handler.ts';
import { resumesStore } from './resumes.store.ts';
import { startOwnResumeUploadHandler } from './start-own-resume-upload.handler.ts';
import { startResumeUploadHandler } from './start-resume-upload.handler.ts';

export const handler = httpFunction(
  [
    listParsedResumesHandler,
    startResumeUploadHandler,
    addToQueueHandler,
    cancelParseHandler,
    readParsedResumeHandler,
    removeParsedResumeHandler,
    startOwnResumeUploadHandler,
    readOwnParsedResumeHandler,
    cancelOwnResumeHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    resumesStore: resumesStore(theTable()),
    files: s3Files(environment('files-upload').FILES_BUCKET),
    clock,
  }),
);
