import { expect, it } from 'vitest';
import { inWords, waitSeconds } from '../../../../functions/accounts/attempts/slow-down.ts';

const lastAt = '2026-09-01T10:00:00.000Z';

it.each([
  [0, 0, 0],
  [4, 0, 0],
  [5, 0, 2],
  [6, 0, 4],
  [7, 0, 8],
  [7, 7, 1],
  [7, 8, 0],
  [13, 0, 512],
  [14, 0, 900],
  [60, 0, 900],
  [60, 900, 0],
])('After %i tries, the last of them %i s ago, the next one waits %i s', (count, secondsAgo, expected) => {
  const now = new Date(Date.parse(lastAt) + secondsAgo * 1000).toISOString();
  expect(waitSeconds({ count, lastAt }, 5, now)).toBe(expected);
});

it('Our wait is longer than the identity provider’s own for known users, so its throttle never gives an account away', () => {
  for (let count = 5; count < 14; count += 1)
    expect(waitSeconds({ count, lastAt }, 5, lastAt)).toBeGreaterThan(2 ** (count - 5));
});

it('Nobody waits without having tried', () => {
  expect(waitSeconds(undefined, 5, lastAt)).toBe(0);
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('%i s is written as %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
