/** Mean radius of the Earth in km (IUGG). */
const earthRadius = 6371.0088;
const radians = Math.PI / 180;
/** A little less than the true 111.195 km, so that a box is never too small. */
const kmPerDegree = 111;

/** A place on the Earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A point and a radius in km. */
export interface Circle extends Point {
  km: number;
}

/** A part of the Earth in degrees; `west` is greater than `east` where it crosses the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Great-circle distance in km (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2);
  const east = Math.sin(((b.lng - a.lng) * radians) / 2);
  const square = north * north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** Whether the point is in the box or on its edge. */
export function isInBox({ west, south, east, north }: Box, { lat, lng }: Point): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}

/** A box in degrees around the circle; undefined when it would reach a pole or cross the antimeridian. */
export function boxAround({ lat, lng, km }: Circle): Box | undefined {
  const height = km / kmPerDegree;
  const poleward = Math.abs(lat) + height;
  if (poleward >= 89) return undefined;
  const width = height / Math.cos(poleward * radians);
  if (lng - width < -180 || lng + width > 180) return undefined;
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width };
}
