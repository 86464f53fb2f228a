import { citiesNamed } from '../../lookups/cities.ts';
import { countryByIso } from '../../../../shared/constants/countries.ts';
import type { City } from '../../../../shared/model/place.ts';
import { normal } from './normal-text.ts';
import { countryOf } from './places.ts';

/** A city of the product's list. */
export type HomeCity = Pick<City, 'id' | 'name' | 'state' | 'country'>;

/** The listed city that a place means: by the state or country that is written with it, never by its name alone. */
export function homeCity(place: string): HomeCity | undefined {
  const pieces = place.split(/\s*,\s*|\s+(?=[A-Z]{2}$)/).map((piece) => piece.trim());
  const [name = '', ...rest] = pieces;
  if (rest.length === 0) return undefined;
  const country = countryOf(pieces.join(', '));
  if (country !== 'US' && country !== 'IN') return undefined;
  const { id: countryId } = countryByIso(country);
  const named = citiesNamed(name).filter((city) => city.country.id === countryId);
  const inState = named.find(({ state }) =>
    rest.some((piece) => piece === state.abbr || normal(piece) === normal(state.name)),
  );
  const isCountryNamed = rest.some((piece) => piece.length > 2 && countryOf(piece) === country);
  const city = inState ?? (isCountryNamed ? named[0] : undefined);
  return city && { id: city.id, name: city.name, state: city.state, country: city.country };
}
