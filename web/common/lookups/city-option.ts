import type { City } from '../../../shared/model/place.ts';
import { cityName } from '../../../shared/rules/city-name.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** A city as an option; its state distinguishes cities with the same name. */
export function cityOption(city: Pick<City, 'id' | 'name' | 'state' | 'country'>): Option<number> {
  return { value: city.id, label: cityName(city), detail: city.state.name };
}
