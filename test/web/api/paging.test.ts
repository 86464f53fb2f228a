import { describe, expect, it } from 'vitest';
import { isMixed, nextPage, rowsOf, totalOf, type ListPage } from '../../../web/api/paging.ts';

const page = (number: number, total: number, rows: number[]): ListPage<{ id: number; on: number }> => ({
  data: rows.map((id) => ({ id, on: number })),
  meta: { page: number, perPage: 25, total },
});
const loaded = (...pages: ReturnType<typeof page>[]) => ({ pages, pageParams: [] });
const idsOf = (data: Parameters<typeof rowsOf>[0]) => rowsOf(data).map(({ id }) => id);

it.each([
  [1, 0, undefined],
  [1, 25, undefined],
  [1, 26, 2],
  [2, 26, undefined],
  [3, 101, 4],
  [5, 101, undefined],
])(
  'After page %i of %i rows the next page is %s, as long as it is within ceil(total / perPage) (LIST-06)',
  (number, total, next) => expect(nextPage(page(number, total, []))).toBe(next),
);

describe('The rows of a paged list', () => {
  it('come from page 1 alone at first, and later pages append (LIST-01, LIST-03)', () => {
    expect(rowsOf(undefined)).toEqual([]);
    expect(idsOf(loaded(page(1, 40, [1, 2])))).toEqual([1, 2]);
    expect(idsOf(loaded(page(1, 40, [1, 2]), page(2, 40, [3])))).toEqual([1, 2, 3]);
  });

  it('appear once each when two pages overlap, in their first position with their latest content (JOB-40)', () => {
    expect(rowsOf(loaded(page(1, 40, [3, 2]), page(2, 40, [3, 1])))).toEqual([
      { id: 3, on: 2 },
      { id: 2, on: 1 },
      { id: 1, on: 2 },
    ]);
  });

  it('reload from the start when the total changes between pages (LIST-02, DEC-55)', () => {
    expect([
      isMixed(undefined),
      isMixed(loaded(page(1, 40, []))),
      isMixed(loaded(page(1, 40, []), page(2, 40, []))),
    ]).toEqual([false, false, false]);
    expect(isMixed(loaded(page(1, 40, []), page(2, 41, [])))).toBe(true);
  });

  it('are counted by the total of the latest page', () =>
    expect(totalOf(loaded(page(1, 40, []), page(2, 41, [])))).toBe(41));
});
