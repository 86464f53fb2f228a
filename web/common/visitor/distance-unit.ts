import { createContext, use } from 'react';
import { distanceUnitOf, type DistanceUnit } from '../../../shared/rules/distance.ts';

/** The unit of the browser's language: `en` alone is most likely American, and so measures in miles. */
export function browserDistanceUnit(language = globalThis.navigator?.language): DistanceUnit {
  try {
    return distanceUnitOf(new Intl.Locale(language).maximize().region);
  } catch {
    return 'km';
  }
}

/** The unit of distances on this page; null means the browser's. */
export const DistanceUnitContext = createContext<DistanceUnit | null>(null);

/** Returns the unit in which distances are shown and radii are offered. */
export function useDistanceUnit(): DistanceUnit {
  return use(DistanceUnitContext) ?? browserDistanceUnit();
}
