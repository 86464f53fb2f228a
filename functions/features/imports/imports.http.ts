import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { openCandidateSearch } from '../../search/open-candidate-search.ts';
import { changeImportedAvatarHandler } from './change-imported-avatar.handler.ts';
import { changeImportedCandidateHandler } from './change-imported-candidate.handler.ts';
import { compareImportedCandidateHandler } from './compare-imported-candidate.handler.ts';
import { createImportedCandidateHandler } from './create-imported-candidate.handler.ts';
import { importResumeHandler } from './import-resume.handler.ts';
import { importsStore } from './imports.store.ts';
import { listCandidateMergesHandler } from './list-candidate-merges.handler.ts';
import { listImportedCandidatesHandler } from './list-imported-candidates.handler.ts';
import { mergeImportedCandidateHandler } from './merge-imported-candidate.handler.ts';
import { mergesStore } from './merges.store.ts';
import { readImportedCandidateHandler } from './read-imported-candidate.handler.ts';
import { registeredStore } from './registered.store.ts';
import { removeImportedResumeHandler } from './remove-imported-resume.handler.ts';
import { undoCandidateMergeHandler } from './undo-candidate-merge.handler.ts';

export const handler = httpFunction(
  [
    importResumeHandler,
    createImportedCandidateHandler,
    readImportedCandidateHandler,
    changeImportedCandidateHandler,
    changeImportedAvatarHandler,
    removeImportedResumeHandler,
    listImportedCandidatesHandler,
    compareImportedCandidateHandler,
    mergeImportedCandidateHandler,
    listCandidateMergesHandler,
    undoCandidateMergeHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    importsStore: importsStore(theTable()),
    mergesStore: mergesStore(theTable()),
    registeredStore: registeredStore(theTable(), openCandidateSearch(theTable())),
    candidateInvitations: candidateInvitationsIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    cityById,
    tagsOf: tagsIn(theTable()),
    clock,
  }),
);
