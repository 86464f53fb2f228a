import type { City } from '../model/place.ts';

const unitedStates = 840;

/** A city as people write it: 'Austin, TX' in the United States, 'Pune, India' elsewhere. */
export function cityName(city: Pick<City, 'name' | 'state' | 'country'>): string {
  return `${city.name}, ${city.country.id === unitedStates ? city.state.abbr : city.country.name}`;
}

/** A city with its state in full, to distinguish namesakes: 'Springfield, Illinois, United States'. */
export function cityInFull(city: Pick<City, 'name' | 'state' | 'country'>): string {
  // Berlin is a state of its own, and Singapore a country.
  return [...new Set([city.name, city.state.name, city.country.name])].filter(Boolean).join(', ');
}
