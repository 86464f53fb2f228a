import { cityName } from '../../../../shared/rules/city-name.ts';
import { api } from '../../../api/api.ts';
import type { LoadOptions } from '../../../ui/use-async-options.ts';

/** Finds cities of one country, as options (LOOK-18). */
export function searchCitiesOf(countryId: number): LoadOptions<number> {
  return async (name, signal) => {
    const { data } = await api.lookups.searchCities({ query: { name, countryId }, signal });
    return data.map((city) => ({ value: city.id, label: cityName(city), detail: city.state.name }));
  };
}
