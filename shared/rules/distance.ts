/** How a visitor's country measures ways. */
export type DistanceUnit = 'km' | 'mi';

/** A distance as chosen, in its own unit. */
export interface Radius {
  value: number;
  unit: DistanceUnit;
}

/** The radii to choose from, in the visitor's unit. */
export const radiusChoices = [5, 10, 25, 50, 100] as const;

/** MAP-14. */
const kilometresPerMile = 1.60934;
/** Countries whose road signs show miles. */
const milesRegions: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU']);

/** The same by their ids: the list of all countries would weigh on the pages that only ask this. */
const milesCountries: ReadonlySet<number> = new Set([840, 826, 430, 104, 630, 850, 316]);

/** The unit of a country by its id; kilometres for none. */
export const distanceUnitOfCountry = (id: number | null | undefined): DistanceUnit =>
  milesCountries.has(id ?? 0) ? 'mi' : 'km';

/** The unit of a country by its ISO code; kilometres for an unknown one. */
export function distanceUnitOf(region: string | undefined): DistanceUnit {
  return region !== undefined && milesRegions.has(region.toUpperCase()) ? 'mi' : 'km';
}

/** A radius in kilometres, to the hundred metres. */
export function kilometresOf({ value, unit }: Radius): number {
  return unit === 'km' ? value : Math.round(value * kilometresPerMile * 10) / 10;
}

/** A distance as shown on cards: `12 mi away`, `within 1 km`. */
export function distanceWords(kilometres: number, unit: DistanceUnit): string {
  const whole = Math.round(unit === 'km' ? kilometres : kilometres / kilometresPerMile);
  return whole < 1 ? `within 1 ${unit}` : `${whole.toLocaleString('en-US')} ${unit} away`;
}
