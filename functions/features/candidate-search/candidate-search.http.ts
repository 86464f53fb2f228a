import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import { openCandidateSearch } from '../../search/open-candidate-search.ts';
import { candidateSearchStore } from './candidate-search.store.ts';
import {
  changeSavedSearchHandler,
  listSavedSearchesHandler,
  removeSavedSearchHandler,
  saveSearchHandler,
} from './saved-search.handlers.ts';
import { listCandidatesHandler, listPayAskedHandler } from './candidate.handlers.ts';
import { savedSearchesStore } from './saved-searches.store.ts';

export const handler = httpFunction(
  [
    listCandidatesHandler,
    listPayAskedHandler,
    listSavedSearchesHandler,
    saveSearchHandler,
    changeSavedSearchHandler,
    removeSavedSearchHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    candidateSearchStore: candidateSearchStore(theTable()),
    savedSearchesStore: savedSearchesStore(theTable()),
    candidateIndex: openCandidateSearch(theTable()),
    reference: { cityById, skillPairs: associatedSkills },
    tagsOf: tagsIn(theTable()),
    clock,
  }),
);
