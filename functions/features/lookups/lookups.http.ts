import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { createTagHandler, searchTagsHandler } from './tag.handlers.ts';
import { listCountriesHandler, readCityHandler, searchCitiesHandler } from './place.handlers.ts';
import { readConstantsHandler } from './read-constants.handler.ts';
import { tagsStore } from './tags.store.ts';

export const handler = httpFunction(
  [
    readConstantsHandler,
    listCountriesHandler,
    searchCitiesHandler,
    readCityHandler,
    searchTagsHandler,
    createTagHandler,
  ],
  () => ({ accounts: accountsIn(theTable()), tagsStore: tagsStore(theTable()), clock }),
);
