import { expect, it } from 'vitest';
import { mercator } from '../../../shared/rules/mercator.ts';

it.each([
  ['the middle', { lat: 0, lng: 0 }, { x: 2500, y: 2500 }],
  ['the western edge', { lat: 0, lng: -180 }, { x: 0, y: 2500 }],
  ['the north, as far as the map goes', { lat: 85.0511, lng: 180 }, { x: 5000, y: 0 }],
  ['a pole, kept at the edge', { lat: -90, lng: 0 }, { x: 2500, y: 5000 }],
])('A Mercator map finds %s', (_, point, { x, y }) => {
  const at = mercator(point);
  expect(at.x).toBeCloseTo(x, 1);
  expect(at.y).toBeCloseTo(y, 1);
});
