import { contract } from '../../shared/contract/contract.ts';
import { readingFunction } from '../door/reading-function.ts';
import { listCountriesHandler } from './list-countries.handler.ts';
import { readCityHandler } from './read-city.handler.ts';
import { readConstantsHandler } from './read-constants.handler.ts';
import { searchCitiesHandler } from './search-cities.handler.ts';
import { searchTagsHandler } from './search-tags.handler.ts';

export const handler = readingFunction(contract.lookups, {
  readConstants: readConstantsHandler,
  listCountries: listCountriesHandler,
  searchCities: searchCitiesHandler,
  readCity: readCityHandler,
  searchTags: searchTagsHandler,
});
