/** Mean radius of the Earth in km (IUGG). */
const earthRadius = 6371.0088;
const radians = Math.PI / 180;

/** A place on the map, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Great-circle distance in km (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2);
  const east = Math.sin(((b.lng - a.lng) * radians) / 2);
  const square = north * north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}
