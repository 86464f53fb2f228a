import type { MapBounds } from '../../../shared/rules/map-bounds.ts';
import type { Circle } from './column.ts';

const radians = Math.PI / 180;
/** A little less than the true 111.195 km, so that a box is never too small. */
const kmPerDegree = 111;

/** A box in degrees around the circle; undefined when it would reach a pole or cross the antimeridian. */
export function boxAround({ lat, lng, km }: Circle): MapBounds | undefined {
  const height = km / kmPerDegree;
  const poleward = Math.abs(lat) + height;
  if (poleward >= 89) return undefined;
  const width = height / Math.cos(poleward * radians);
  if (lng - width < -180 || lng + width > 180) return undefined;
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width };
}
