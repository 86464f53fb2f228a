import { expect, it } from 'vitest';
import { spending } from '../../../../functions/platform/door/spend.ts';

it('A budget is spent by each person on their own, fills up over time, and never beyond its most', () => {
  const spend = spending({ most: 3, refillSeconds: 10 });
  expect([1, 2, 3, 4].map(() => spend('ana', 0))).toEqual([0, 0, 0, 10]);
  expect(spend('bo', 0)).toBe(0);
  expect(spend('ana', 4000)).toBe(6);
  expect([spend('ana', 10_000), spend('ana', 10_000)]).toEqual([0, 10]);
  expect([1, 2, 3, 4].map(() => spend('ana', 900_000))).toEqual([0, 0, 0, 10]);
});

it('The counts of those seen longest ago are forgotten, so that memory has a limit', () => {
  const spend = spending({ most: 1, refillSeconds: 1000 });
  spend('first', 0);
  for (let person = 0; person < 9999; person += 1) spend(`person ${person}`, 0);
  expect(spend('first', 0)).toBe(1000);
  for (let person = 0; person < 9999; person += 1) spend(`other ${person}`, 0);
  expect(spend('first', 0)).toBe(1000);
  for (let person = 0; person < 10_000; person += 1) spend(`third ${person}`, 0);
  expect(spend('first', 0)).toBe(0);
});
