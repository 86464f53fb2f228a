import { expect, it } from 'vitest';
import { hasExpired } from '../../../shared/rules/licence-expiry.ts';

it.each([
  [null, null, false],
  [null, 5, false],
  [2025, null, true],
  [2026, null, false],
  [2026, 10, false],
  [2026, 9, true],
])('A licence until %s, month %s, has expired in October 2026: %s', (expireYear, expireMonth, is) => {
  expect(hasExpired({ expireYear, expireMonth }, '2026-10-10T10:00:00.000Z')).toBe(is);
});

it('A licence is valid through the last moment of its month, or of its year, and no longer', () => {
  for (const [one, end] of [
    [{ expireYear: 2026, expireMonth: 9 }, '2026-10-01T00:00:00.000Z'],
    [{ expireYear: 2026, expireMonth: 12 }, '2027-01-01T00:00:00.000Z'],
    [{ expireYear: 2026, expireMonth: null }, '2027-01-01T00:00:00.000Z'],
  ] as const) {
    const before = new Date(Date.parse(end) - 1).toISOString();
    expect([hasExpired(one, before), hasExpired(one, end)]).toEqual([false, true]);
  }
});
