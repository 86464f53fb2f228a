/** A part of a map in degrees; `west` is greater than `east` where it crosses the antimeridian. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Whether the point is in this part of the map or on its edge. */
export function isInBounds(
  { west, south, east, north }: MapBounds,
  { lat, lng }: { lat: number; lng: number },
): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}
