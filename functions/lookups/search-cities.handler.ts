import { contract } from '../../shared/contract/contract.ts';
import { handler, Reply } from '../door/handler.ts';
import { searchCities } from './cities.ts';

export const searchCitiesHandler = handler(
  contract.lookups.searchCities,
  async ({ query }) =>
    new Reply(searchCities({ name: query.name ?? '', countryId: query.countryId, take: query.take }), {
      headers: { 'cache-control': 'public, max-age=300' },
    }),
);
