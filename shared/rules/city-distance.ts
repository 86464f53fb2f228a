import { type DistanceUnit, distanceUnitOfCountry, distanceWords } from './distance.ts';

/** Kilometres around a chosen city where nobody names any. */
export const usualKilometres = 50;

/** The unit of a city's country; kilometres without a city. */
export function distanceUnitIn(city: { country: { id: number } } | null | undefined): DistanceUnit {
  return distanceUnitOfCountry(city?.country.id);
}

/** A radius in words of a unit: `30 miles`, `50 km`. */
export function radiusWords(kilometres: number, unit: DistanceUnit): string {
  const words = distanceWords(kilometres, unit).replace(' away', '');
  return unit === 'mi' ? words.replace(/mi$/, 'miles') : words;
}
