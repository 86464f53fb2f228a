import { expect, it } from 'vitest';
import { sameItem, sameValue } from '../../../services/dynamodb/same-value.ts';

it.each([
  [{ L: [{ N: '1' }, { M: {} }] }, { L: [{ N: '1' }, { M: {} }] }, true],
  [{ L: [{ N: '1' }, { N: '2' }] }, { L: [{ N: '2' }, { N: '1' }] }, false],
  [{ M: { a: { S: 'x' }, b: { S: 'y' } } }, { M: { b: { S: 'y' }, a: { S: 'x' } } }, true],
  [{ M: { a: { S: 'x' } } }, { M: { a: { S: 'x' }, b: { S: 'y' } } }, false],
  [{ SS: ['a', 'b'] }, { SS: ['b', 'a'] }, true],
  [{ S: '1' }, { N: '1' }, false],
])('%j compared with %j: %s', (left, right, same) => {
  expect(sameValue(left, right)).toBe(same);
});

it('Two absent items are the same, and an absent one differs from another', () => {
  expect(sameItem(undefined, undefined)).toBe(true);
  expect(sameItem(undefined, {})).toBe(false);
});
