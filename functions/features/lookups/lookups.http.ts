import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { createTagHandler } from './create-tag.handler.ts';
import { listCountriesHandler } from './list-countries.handler.ts';
import { readCityHandler } from './read-city.handler.ts';
import { readConstantsHandler } from './read-constants.handler.ts';
import { searchCitiesHandler } from './search-cities.handler.ts';
import { searchTagsHandler } from './search-tags.handler.ts';
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
