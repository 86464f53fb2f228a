import { describe, expect, it } from 'vitest';
import { keywordOf, valueOf } from '../../../../functions/search/opensearch/keyword.ts';

const numbers = [-1e300, -7_001, -1.5, -1, 0, 0.25, 1, 2, 10, 100, 4_294_967_296, Number.MAX_SAFE_INTEGER];

describe('A keyword', () => {
  it.each([...numbers, '', 'n5', 'Île', true, false])('holds the value %s and its type', (value) => {
    expect(valueOf(keywordOf(value))).toBe(value);
  });

  it('of a number sorts as the number does', () => {
    expect(numbers.map(keywordOf).toSorted()).toEqual(numbers.map(keywordOf));
  });

  it('is the same for both zeros', () => {
    expect(keywordOf(-0)).toBe(keywordOf(0));
  });
});
