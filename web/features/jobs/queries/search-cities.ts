import { cityName } from '../../../../shared/rules/city-name.ts';
import { api } from '../../../api/api.ts';
import type { LoadOptions } from '../../../ui/use-async-options.ts';

/** Cities whose name begins with the text, as options (LOOK-18). */
export const searchCities: LoadOptions<number> = async (name, signal) => {
  const { data } = await api.lookups.searchCities({ query: { name }, signal });
  return data.map((city) => ({ value: city.id, label: cityName(city), detail: city.state.name }));
};
