import { expect, it } from 'vitest';
import { distanceUnitOf, distanceWords, kilometresOf } from '../../../shared/rules/distance.ts';
import { browserDistanceUnit } from '../../../web/common/visitor/distance-unit.ts';

it.each([
  ['US', 'mi'],
  ['gb', 'mi'],
  ['IN', 'km'],
  ['DE', 'km'],
  [undefined, 'km'],
])('Distances in %s are in %s', (region, unit) => expect(distanceUnitOf(region)).toBe(unit));

it.each([
  ['en-US', 'mi'],
  ['en', 'mi'],
  ['en-GB', 'mi'],
  ['en-IN', 'km'],
  ['de', 'km'],
  ['hi', 'km'],
  ['no language', 'km'],
])('A browser in %s shows distances in %s', (language, unit) => expect(browserDistanceUnit(language)).toBe(unit));

it('A radius in miles is sent in kilometres of 1609.34 metres a mile (MAP-14)', () => {
  expect([5, 25, 100].map((value) => kilometresOf({ value, unit: 'mi' }))).toEqual([8, 40.2, 160.9]);
  expect(kilometresOf({ value: 25, unit: 'km' })).toBe(25);
});

it.each([
  [0, 'km', 'within 1 km'],
  [0.4, 'km', 'within 1 km'],
  [12.4, 'km', '12 km away'],
  [0.7, 'mi', 'within 1 mi'],
  [40.2, 'mi', '25 mi away'],
  [2_000, 'km', '2,000 km away'],
] as const)('%d km are shown in %s as %s', (kilometres, unit, words) =>
  expect(distanceWords(kilometres, unit)).toBe(words),
);
