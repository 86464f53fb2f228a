import { expect, it } from 'vitest';
import { isOneLetterAway } from '../../../../functions/search/text/one-letter.ts';

it.each([
  ['engineer', 'enginer', true],
  ['enginer', 'engineer', true],
  ['engineer', 'engineerr', true],
  ['engineer', 'enginexr', true],
  ['engineer', 'egnineer', true],
  ['engineer', 'engineer', false],
  ['engineer', 'engine', false],
  ['engineer', 'enigneers', false],
  ['ab', 'ba', true],
  ['abc', 'cba', false],
  ['', 'a', true],
])('%s and %s: %s', (a, b, away) => {
  expect(isOneLetterAway(a, b)).toBe(away);
});
