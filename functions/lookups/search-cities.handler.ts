import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';
import { searchCities } from './cities.ts';

export const searchCitiesHandler = answer(
  contract.lookups.searchCities,
  async ({ query }) =>
    new Reply(searchCities({ name: query.name ?? '', countryId: query.countryId, take: query.take }), {
      headers: { 'cache-control': 'public, max-age=300' },
    }),
);
