/** A point on the globe in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

const earthKilometres = 6371.0088;
const metresPerMile = 1609.34;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Whether both coordinates lie on the globe (MAP-12, MAP-13). */
export function isOnGlobe({ lat, lng }: Point): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** The great-circle distance between two points, in km. */
export function kilometresBetween(from: Point, to: Point): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Kilometres in miles of 1609.34 metres (MAP-14). */
export function milesOf(kilometres: number): number {
  return (kilometres * 1000) / metresPerMile;
}

/** A distance as shown on markers: `12 km away`, `~7 miles` (MAP-05). */
export function distanceTexts(kilometres: number): [string, string] {
  return [`${Math.round(kilometres)} km away`, `~${Math.round(milesOf(kilometres))} miles`];
}

/** The radius of the circle in metres (MAP-04). */
export function radiusMetres(kilometres: number): number {
  return kilometres * 1000;
}

const corners = 72;

/** A circle on the globe as a closed ring of [lng, lat]. */
export function circleRing(centre: Point, kilometres: number): [number, number][] {
  const angle = radiusMetres(kilometres) / 1000 / earthKilometres;
  const lat = radians(centre.lat);
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const bearing = (2 * Math.PI * corner) / corners;
    const toLat = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing));
    const toLng =
      radians(centre.lng) +
      Math.atan2(
        Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
        Math.cos(angle) - Math.sin(lat) * Math.sin(toLat),
      );
    return [degrees(toLng), degrees(toLat)];
  });
}
