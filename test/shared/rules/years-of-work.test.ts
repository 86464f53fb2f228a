import { expect, it } from 'vitest';
import { workStartedAt, yearsOfWork } from '../../../shared/rules/years-of-work.ts';

const now = '2026-11-22T12:00:00.000Z';

it.each([
  [null, null],
  [0, '2026-11-01T00:00:00.000Z'],
  [7, '2019-11-01T00:00:00.000Z'],
  [1.5, '2025-05-01T00:00:00.000Z'],
  [9_999, '1826-11-01T00:00:00.000Z'],
  [Number.MAX_SAFE_INTEGER, '1826-11-01T00:00:00.000Z'],
])('%s years of work began at %s', (years, at) => expect(workStartedAt(years, now)).toBe(at));

it.each([
  [null, null],
  ['2019-11-01T00:00:00.000Z', 7],
  ['2019-12-01T00:00:00.000Z', 6],
  ['2019-11-23T00:00:00.000Z', 6],
  ['2027-01-01T00:00:00.000Z', 0],
])('Work begun at %s is %s years in November 2026', (at, years) => expect(yearsOfWork(at, now)).toBe(years));

it.each([0, 1, 12, 40])('%s years of work are still as many when they are read again', (years) =>
  expect(yearsOfWork(workStartedAt(years, now), now)).toBe(years),
);
