import { contract } from '../../../shared/contract/contract.ts';
import { handler, Reply } from '../../platform/door/handler.ts';
import { cityById, searchCities } from './cities.ts';

export const searchCitiesHandler = handler(
  contract.lookups.searchCities,
  async ({ query: { name = '', cityId, countryId, take } }) => {
    const named = cityId === undefined ? searchCities({ name, countryId, take }) : [cityById(cityId) ?? []].flat();
    return new Reply(named, { headers: { 'cache-control': 'public, max-age=300' } });
  },
);
