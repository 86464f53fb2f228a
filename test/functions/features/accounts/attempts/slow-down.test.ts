import { expect, it } from 'vitest';
import { inWords, waitSeconds } from '../../../../../functions/features/accounts/attempts/slow-down.ts';

const lastAt = '2026-09-01T10:00:00.000Z';

const now = (secondsAgo: number) => new Date(Date.parse(lastAt) + secondsAgo * 1000).toISOString();

it.each([
  [0, 0, 0],
  [4, 0, 0],
  [5, 0, 2],
  [6, 0, 4],
  [7, 0, 8],
  [7, 7, 1],
  [7, 8, 0],
  [8, 0, 960],
  [60, 0, 960],
  [60, 960, 0],
])(
  'After %i tries at an account, the last of them %i s ago, the next one waits %i s',
  (count, secondsAgo, expected) => {
    expect(waitSeconds({ count, lastAt }, { free: 5, pauses: 'few' }, now(secondsAgo))).toBe(expected);
  },
);

it.each([
  [39, 0, 0],
  [40, 0, 2],
  [43, 0, 16],
  [48, 0, 512],
  [49, 0, 900],
  [90, 0, 900],
  [90, 900, 0],
])('After %i tries of a network, the last of them %i s ago, the next one waits %i s', (count, secondsAgo, expected) => {
  expect(waitSeconds({ count, lastAt }, { free: 40, pauses: 'doubling' }, now(secondsAgo))).toBe(expected);
});

it('A stranger who guesses as often as allowed for a day never makes the identity provider pause for longer than 8 s', () => {
  // Cognito pauses for 2^(n-5) s after n wrong passwords and forgets them after 15 minutes without one.
  let [at, wrong, pausedUntil, longest] = [Date.parse(lastAt), 0, 0, 0];
  for (let count = 1; count < 100; count += 1) {
    expect(at, 'the pause itself would show who has an account').toBeGreaterThanOrEqual(pausedUntil);
    wrong += 1;
    const pause = wrong < 5 ? 0 : 2 ** (wrong - 5);
    longest = Math.max(longest, pause);
    pausedUntil = at + pause * 1000;
    const next = new Date(at).toISOString();
    const wait = waitSeconds({ count, lastAt: next }, { free: 5, pauses: 'few' }, next) * 1000;
    if (wait >= 15 * 60_000) wrong = 0;
    at += wait;
  }
  expect(longest).toBe(8);
});

it('Nobody waits without having tried', () => {
  expect(waitSeconds(undefined, { free: 5, pauses: 'few' }, lastAt)).toBe(0);
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
