import { expect, it } from 'vitest';
import { topEntries } from '../top.ts';
import { seeded } from './books.ts';

it.each([0, 1, 10, 127, 128, 5_000, 20_000])(
  'The selected part of %i entries is that of the whole sorted list',
  (count) => {
    const below = seeded(count);
    for (const distinct of [1, 7, 1_000_000]) {
      const keys = Float64Array.from({ length: count }, () => below(distinct));
      const compare = (a: number, b: number): number => keys[a]! - keys[b]! || a - b;
      const all = [...keys.keys()].sort(compare);
      for (const [from, to] of [
        [0, 10],
        [0, 50],
        [50, 100],
        [990, 1_000],
        [4_950, 5_000],
        [0, 1_000_000],
        [1_000_000, 1_000_010],
      ] as const) {
        expect(topEntries({ count, keys, compare, from, to })).toEqual(all.slice(from, to));
      }
    }
  },
);

it('A part that begins among entries with equal keys has those that the order puts there', () => {
  const count = 5_000;
  const keys = Float64Array.from({ length: count }, (_, at) => at % 3);
  const newest = (a: number, b: number): number => keys[a]! - keys[b]! || b - a;
  const all = [...keys.keys()].sort(newest);
  for (const [from, to] of [
    [2_500, 2_600],
    [1_700, 5_000],
  ] as const)
    expect(topEntries({ count, keys, compare: newest, from, to })).toEqual(all.slice(from, to));
});
