import { countryByIso } from '../constants/countries.ts';
import type { City } from '../model/place.ts';

/** Whether a job in this city may be W2, 1099 or corp-to-corp, which are terms of the United States' tax law. */
export const hasAmericanTerms = ({ country }: Pick<City, 'country'>): boolean => country.id === countryByIso('US').id;
