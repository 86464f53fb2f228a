import { expect, it } from 'vitest';
import { isOneLetterAway, isTwoLettersAway } from '../../text/near-miss.ts';

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
])('%s and %s are one letter apart: %s', (a, b, away) => {
  expect(isOneLetterAway(a, b)).toBe(away);
});

it.each([
  ['acountent', 'accountant', true],
  ['maintainance', 'maintenance', true],
  ['recieptionist', 'receptionist', true],
  ['programer', 'programmer', true],
  ['engineer', 'engineer', true],
  ['engineer', 'pioneers', false],
  ['accountant', 'account', false],
  ['abcd', 'badc', true],
  ['abcdef', 'badcfe', false],
])('%s and %s are within two letters: %s', (a, b, within) => {
  expect([isTwoLettersAway(a, b), isTwoLettersAway(b, a)]).toEqual([within, within]);
});
