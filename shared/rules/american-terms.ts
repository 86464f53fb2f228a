import type { City } from '../model/place.ts';

/** The United States' id; the list of all countries would weigh on the pages that only ask this. */
const unitedStates = 840;

/** Whether a job in this city, or in none yet, may be W2, 1099 or corp-to-corp, terms of the United States' tax law. */
export const hasAmericanTerms = (city: Pick<City, 'country'> | null | undefined): boolean =>
  !city || city.country.id === unitedStates;
