import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { cityById, cityMeant } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import { candidateKind } from '../../search/kinds/candidate.ts';
import { openSearch } from '../../search/open-search.ts';
import { candidateLogStore } from '../../search/search-log.store.ts';
import { addedPeopleIn } from './added-people.ts';
import { bestCandidatesStore } from './best-candidates.store.ts';
import { candidateSearchStore } from './candidate-search.store.ts';
import {
  changeSavedSearchHandler,
  listSavedSearchesHandler,
  removeSavedSearchHandler,
  saveSearchHandler,
} from './saved-search.handlers.ts';
import { listCandidatesHandler, listPayAskedHandler } from './candidate.handlers.ts';
import { listBestCandidatesHandler } from './list-best-candidates.handler.ts';
import { savedSearchesIn } from '../../domain/saved-searches/saved-searches.ts';
import { candidateSearches } from '../../records/saved-search.ts';

export const handler = httpFunction(
  [
    listCandidatesHandler,
    listBestCandidatesHandler,
    listPayAskedHandler,
    listSavedSearchesHandler,
    saveSearchHandler,
    changeSavedSearchHandler,
    removeSavedSearchHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    candidateSearchStore: candidateSearchStore(theTable()),
    bestCandidatesStore: bestCandidatesStore(theTable()),
    addedPeople: addedPeopleIn(),
    savedSearches: savedSearchesIn(theTable(), candidateSearches),
    candidateIndex: openSearch(candidateKind, candidateLogStore(theTable())),
    reference: { cityById, cityMeant, skillPairs: associatedSkills },
    tagsOf: tagsIn(theTable()),
    clock,
  }),
);
