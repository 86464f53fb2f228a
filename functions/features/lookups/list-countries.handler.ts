import { countries } from '../../../shared/constants/countries.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { handler, Reply } from '../../platform/door/handler.ts';

export const listCountriesHandler = handler(
  contract.lookups.listCountries,
  async () => new Reply([...countries], { headers: { 'cache-control': 'public, max-age=3600' } }),
);
