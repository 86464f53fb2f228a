import { expect, it } from 'vitest';
import {
  isSameSeal,
  raceSeconds,
  readToken,
  rotation,
  sealedPart,
  tokenText,
} from '../../../../../functions/features/accounts/sessions/rotating-token.ts';

const refreshedAt = '2026-09-01T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(refreshedAt) + seconds * 1000).toISOString();
const seal = 'S'.repeat(43);

it.each([
  ['the latest, a moment ago', 5, 0, 'rotate'],
  ['the latest, weeks ago', 5, 20 * 86_400, 'rotate'],
  ['the one before, while two tabs race', 4, 1, 'again'],
  ['the one before, at the end of the race', 4, raceSeconds, 'again'],
  ['the one before, after the race', 4, raceSeconds + 1, 'reused'],
  ['an older one, even in the race', 3, 0, 'reused'],
  ['one that does not exist yet', 6, 0, 'reused'],
] as const)('A token of generation 5 is used: %s', (_, generation, seconds, expected) => {
  expect(rotation({ generation: 5, refreshedAt }, generation, after(seconds))).toBe(expected);
});

it.each([true, false])('A token survives the way through a cookie, remembered: %s', (remembered) => {
  const token = { refreshToken: 'uuid-1.eyJ.a-b_c', generation: 12, remembered };
  expect(readToken(tokenText(token, seal))).toEqual({ token, seal });
});

it.each(['', 'x', 'uuid.sealed', `0.r.${seal}.a`, `1.x.${seal}.a`, `1.r.short.a`, `1.r.${seal}.`, `1e3.r.${seal}.a`])(
  'No token is read from %j',
  (text) => {
    expect(readToken(text)).toBeUndefined();
  },
);

it('The seal covers generation, kind and refresh token', () => {
  const token = { refreshToken: 'a', generation: 1, remembered: true };
  const parts = [token, { ...token, generation: 2 }, { ...token, remembered: false }, { ...token, refreshToken: 'b' }];
  expect(new Set(parts.map(sealedPart)).size).toBe(4);
  expect([isSameSeal(seal, seal), isSameSeal(seal, 'T'.repeat(43)), isSameSeal('', seal)]).toEqual([
    true,
    false,
    false,
  ]);
});
