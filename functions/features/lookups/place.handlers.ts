import { countries } from '../../../shared/constants/countries.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { handler, Reply } from '../../platform/door/handler.ts';
import { cityById, searchCities } from './cities.ts';

export const listCountriesHandler = handler(
  contract.lookups.listCountries,
  async () => new Reply([...countries], { headers: { 'cache-control': 'public, max-age=3600' } }),
);

export const searchCitiesHandler = handler(
  contract.lookups.searchCities,
  async ({ query: { name = '', cityId, countryId, take } }) => {
    const named = cityId === undefined ? searchCities({ name, countryId, take }) : [cityById(cityId) ?? []].flat();
    return new Reply(named, { headers: { 'cache-control': 'public, max-age=300' } });
  },
);

export const readCityHandler = handler(contract.lookups.readCity, async ({ params, refuse }) => {
  const city = cityById(params.id);
  if (!city) throw refuse.noSuch('city');
  return city;
});
