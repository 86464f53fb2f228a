import { expect, it } from 'vitest';
import { waitSeconds } from '../../../functions/accounts/slow-down.ts';

const lastAt = '2026-09-01T10:00:00.000Z';

it.each([
  [0, 0, 0],
  [4, 0, 0],
  [5, 0, 1],
  [6, 0, 2],
  [7, 0, 4],
  [7, 3, 1],
  [7, 4, 0],
  [14, 0, 512],
  [15, 0, 900],
  [60, 0, 900],
  [60, 900, 0],
])('after %i tries, the last of them %i s ago, the next one waits %i s', (count, secondsAgo, expected) => {
  const now = new Date(Date.parse(lastAt) + secondsAgo * 1000).toISOString();
  expect(waitSeconds({ count, lastAt }, 5, now)).toBe(expected);
});

it('nobody waits who has not tried', () => {
  expect(waitSeconds(undefined, 5, lastAt)).toBe(0);
});
