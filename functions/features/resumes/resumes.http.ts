import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import {
  addToQueueHandler,
  cancelParseHandler,
  listParsedResumesHandler,
  readParsedResumeHandler,
  removeParsedResumeHandler,
} from './parsed-resume.handlers.ts';
import {
  cancelOwnResumeHandler,
  readOwnParsedResumeHandler,
  startOwnResumeUploadHandler,
} from './own-resume.handlers.ts';
import { resumesStore } from './resumes.store.ts';
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
