import { countries } from '../../shared/constants/countries.ts';
import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';

export const listCountriesHandler = answer(
  contract.lookups.listCountries,
  async () => new Reply([...countries], { headers: { 'cache-control': 'public, max-age=3600' } }),
);
