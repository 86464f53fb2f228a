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
