/** The zoom limits and margin of the map (MAP-07 to MAP-10). */
export const mapView = { minZoom: 2, maxZoom: 13, defaultZoom: 13, padding: 50 } as const;

/** The smallest radius that is drawn, in km (MAP-03). */
export const smallestCircle = 10;

/** Whether a radius is drawn as a circle (MAP-03). */
export function hasCircle(kilometres: number): boolean {
  return kilometres >= smallestCircle;
}
