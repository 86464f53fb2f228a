import { expect, it } from 'vitest';
import { distanceKm } from '../../../shared/rules/great-circle.ts';

// Distances between city centres as the haversine formula gives them for these degrees.
it.each([
  ['Boston', { lat: 42.35843, lng: -71.05977 }, 'New York', { lat: 40.71427, lng: -74.00597 }, 306],
  ['Sydney', { lat: -33.86785, lng: 151.20732 }, 'Auckland', { lat: -36.84853, lng: 174.76349 }, 2156],
  ['a pole', { lat: 90, lng: 0 }, 'the other', { lat: -90, lng: 0 }, 20_015],
  ['Boston', { lat: 42.35843, lng: -71.05977 }, 'itself', { lat: 42.35843, lng: -71.05977 }, 0],
])('The way from %s %o to %s %o is %i km, in either direction', (_from, a, _to, b, km) => {
  expect(Math.round(distanceKm(a, b))).toBe(km);
  expect(Math.round(distanceKm(b, a))).toBe(km);
});
