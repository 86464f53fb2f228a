import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { environment } from '../environment.ts';
import { s3Files } from '../outside/files/s3.ts';
import { cityById } from '../lookups/cities.ts';
import { tagById } from '../lookups/tags.ts';
import { accountsIn } from '../records/account.ts';
import { candidateInvitationsIn } from '../records/candidate-invitation.ts';
import { mailAllowanceIn } from '../records/mail-allowance.ts';
import { openCandidateSearch } from '../search/open-candidate-search.ts';
import { addToQueueHandler } from './add-to-queue.handler.ts';
import { cancelOwnResumeHandler } from './cancel-own-resume.handler.ts';
import { cancelParseHandler } from './cancel-parse.handler.ts';
import { changeImportedCandidateHandler } from './change-imported-candidate.handler.ts';
import { createImportedCandidateHandler } from './create-imported-candidate.handler.ts';
import { importResumeHandler } from './import-resume.handler.ts';
import { listParsedResumesHandler } from './list-parsed-resumes.handler.ts';
import { readImportedCandidateHandler } from './read-imported-candidate.handler.ts';
import { readOwnParsedResumeHandler } from './read-own-parsed-resume.handler.ts';
import { readParsedResumeHandler } from './read-parsed-resume.handler.ts';
import { registeredStore } from './registered.store.ts';
import { removeImportedResumeHandler } from './remove-imported-resume.handler.ts';
import { removeParsedResumeHandler } from './remove-parsed-resume.handler.ts';
import { resumesStore } from './resumes.store.ts';
import { startOwnResumeUploadHandler } from './start-own-resume-upload.handler.ts';
import { startResumeUploadHandler } from './start-resume-upload.handler.ts';

export const handler = httpFunction(
  contract.resumes,
  {
    listParsedResumes: listParsedResumesHandler,
    startResumeUpload: startResumeUploadHandler,
    addToQueue: addToQueueHandler,
    cancelParse: cancelParseHandler,
    readParsedResume: readParsedResumeHandler,
    removeParsedResume: removeParsedResumeHandler,
    importResume: importResumeHandler,
    createImportedCandidate: createImportedCandidateHandler,
    readImportedCandidate: readImportedCandidateHandler,
    changeImportedCandidate: changeImportedCandidateHandler,
    removeImportedResume: removeImportedResumeHandler,
    startOwnResumeUpload: startOwnResumeUploadHandler,
    readOwnParsedResume: readOwnParsedResumeHandler,
    cancelOwnResume: cancelOwnResumeHandler,
  },
  () => ({
    accounts: accountsIn(theTable()),
    resumesStore: resumesStore(theTable()),
    registeredStore: registeredStore(theTable(), openCandidateSearch(theTable())),
    files: s3Files(environment('files-upload').FILES_BUCKET),
    candidateInvitations: candidateInvitationsIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    cityById,
    tagById,
    clock,
  }),
);
