import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { cityById, citiesNamed, cityMeant } from '../lookups/cities.ts';
import { builtInTagNamed } from '../lookups/tags.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import { candidateKind } from '../../search/kinds/candidate.ts';
import { openSearch } from '../../search/open-search.ts';
import { candidateLogStore } from '../../search/search-log.store.ts';
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
import { correctEnteredHandler, readEnteredHandler } from './entered-candidate.handlers.ts';
import { importsStore } from './imports.store.ts';
import { inviteImportedCandidateHandler } from './invite-imported-candidate.handler.ts';
import {
  importPeopleHandler,
  listImportRowsHandler,
  listPeopleImportsHandler,
  readPeopleImportHandler,
  startPeopleImportHandler,
  undoPeopleImportHandler,
} from './people-import.handlers.ts';
import { saveRemarksHandler } from './save-remarks.handler.ts';
import { tagImportedCandidatesHandler } from './tag-imported-candidates.handler.ts';
import { peopleImportsStore } from './people-imports.store.ts';
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
    readEnteredHandler,
    correctEnteredHandler,
    saveRemarksHandler,
    tagImportedCandidatesHandler,
    inviteImportedCandidateHandler,
    startPeopleImportHandler,
    listPeopleImportsHandler,
    readPeopleImportHandler,
    importPeopleHandler,
    listImportRowsHandler,
    undoPeopleImportHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    importsStore: importsStore(theTable()),
    peopleImportsStore: peopleImportsStore(theTable()),
    rowLookups: { cityById, citiesNamed, cityMeant, tagNamed: builtInTagNamed },
    importedPeople: () => {
      const { IMPORTED_PER_DAY: perDay, IMPORTED_PEOPLE: most } = environment('imports');
      return { perDay, most };
    },
    mergesStore: mergesStore(theTable()),
    registeredStore: registeredStore(theTable(), openSearch(candidateKind, candidateLogStore(theTable()))),
    candidateInvitations: candidateInvitationsIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    mailedTokens: mailedTokensIn(theTable()),
    cityById,
    tagsOf: tagsIn(theTable()),
    clock,
  }),
);
