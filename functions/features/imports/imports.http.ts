import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { openCandidateSearch } from '../../search/open-candidate-search.ts';
import {
  changeImportedAvatarHandler,
  changeImportedCandidateHandler,
  createImportedCandidateHandler,
  importResumeHandler,
  listImportedCandidatesHandler,
  readImportedCandidateHandler,
  removeImportedResumeHandler,
} from './imported-candidate.handlers.ts';
import { compareImportedCandidateHandler } from './compare-imported-candidate.handler.ts';
import { importsStore } from './imports.store.ts';
import {
  listCandidateMergesHandler,
  mergeImportedCandidateHandler,
  undoCandidateMergeHandler,
} from './candidate-merge.handlers.ts';
import { mergesStore } from './merges.store.ts';
import { registeredStore } from './registered.store.ts';

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
