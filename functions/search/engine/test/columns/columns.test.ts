import { describe, expect, it } from 'vitest';
import type { Condition } from '../../columns/column.ts';
import { UnfitCondition } from '../../columns/column.ts';
import { boxAround } from '../../columns/earth.ts';
import { NumberColumn } from '../../columns/number-column.ts';
import { PlaceColumn } from '../../columns/place-column.ts';
import { RangeColumn } from '../../columns/range-column.ts';
import { SortTextColumn, sortKey } from '../../columns/sort-text-column.ts';
import { ValueColumn } from '../../columns/value-column.ts';
import { select } from '../../select.ts';
import { all, passing, forms, counted } from './forms.ts';

describe('A column of values', () => {
  const values = ['a', 'b', null, 'a', undefined, true, 'c', 'a'] as const;
  it('passes documents with one of the wanted values, and counts them', () => {
    for (const column of forms(() => new ValueColumn(), ValueColumn.load, values)) {
      const of = (...anyOf: (string | boolean)[]) => passing(column, { anyOf }, values.length);
      expect([of('a'), of('b', 'c'), of(true), of('a', 'a'), of('x'), of()]).toEqual([
        [0, 3, 7],
        [1, 6],
        [5],
        [0, 3, 7],
        [],
        [],
      ]);
      expect(counted(column, [0, 1, 2, 3, 6, 7])).toEqual([
        ['a', 3],
        ['b', 1],
        ['c', 1],
      ]);
      expect(counted(column, [0, 1, 3], 1)).toEqual([['a', 2]]);
      expect(() => column.test({ allOf: ['a'] })).toThrow('a value field supports anyOf only');
    }
  });
});

describe('A column of ranges', () => {
  const range = (from: number | null, to: number | null, unit: string | null = 'USD') => ({ from, to, unit });
  const values = [
    range(10, 20),
    range(null, 10),
    range(20, null),
    range(null, null),
    range(10, 20, 'EUR'),
    range(10, 20, null),
  ];
  it('passes ranges that overlap the wanted one, in its unit', () => {
    for (const column of forms(() => new RangeColumn(), RangeColumn.load, values)) {
      const of = (from?: number, to?: number, unit = 'USD') => passing(column, { from, to, unit }, values.length);
      expect([of(20), of(21), of(undefined, 10), of(undefined, 9), of(11, 19), of(10, 20), of()]).toEqual([
        [0, 2],
        [2],
        [0, 1],
        [1],
        [0],
        [0, 1, 2],
        [0, 1, 2],
      ]);
      expect([of(10, 20, 'EUR'), of(10, 20, 'GBP')]).toEqual([[4], []]);
      expect(column.counter()).toBeUndefined();
      expect(() => column.test({ from: 1 })).toThrow('needs the unit');
      expect(() => column.test({ anyOf: [1] })).toThrow(UnfitCondition);
      expect(() => column.test({ from: 1, unit: 'USD' }).collect(new Uint8Array(1), new Uint32Array(1))).toThrow(
        'this field can only be scanned',
      );
    }
  });

  it('has at most 255 units', () => {
    const column = new RangeColumn();
    for (let unit = 1; unit <= 255; unit++) column.append(unit, range(1, 2, `U${unit}`));
    expect(() => column.append(256, range(1, 2, 'more'))).toThrow('a range field has at most 255 units');
  });
});

describe('A column of numbers', () => {
  const values = [5, null, 10, -1];
  it('passes numbers within both ends, and sorts those without one last', () => {
    for (const column of forms(() => new NumberColumn(), NumberColumn.load, values)) {
      const of = (condition: Condition) => passing(column, condition, values.length);
      expect([of({ from: 5 }), of({ to: 5 }), of({ from: 6, to: 10 }), of({ from: undefined })]).toEqual([
        [0, 2],
        [0, 3],
        [2],
        [0, 2, 3],
      ]);
      const keys = new Float64Array(4);
      column.keys(all(4), 4, 1, keys);
      expect([...keys]).toEqual([5, Infinity, 10, -1]);
      column.keys(all(4), 4, -1, keys);
      expect([...keys]).toEqual([-5, Infinity, -10, 1]);
      expect(column.counter()).toBeUndefined();
      expect(() => column.test({ anyOf: [1] })).toThrow('a number field supports from and to only');
    }
  });
});

describe('A column of texts to sort by', () => {
  const values = ['b', ' A  x ', 'c', 'a X', 'B', 'ab'];
  it('orders documents without case, and those of one rank by their texts', () => {
    for (const column of forms(() => new SortTextColumn(), SortTextColumn.load, values)) {
      const keys = new Float64Array(values.length);
      column.keys(all(values.length), values.length, 1, keys);
      const order = [...all(values.length)].sort(
        (a, b) => keys[a]! - keys[b]! || column.compareEqualRanks(a, b) || a - b,
      );
      expect(order).toEqual([1, 3, 5, 0, 4, 2]);
      const backwards = new Float64Array(values.length);
      column.keys(all(values.length), values.length, -1, backwards);
      expect([...backwards]).toEqual([...keys].map((key) => -key));
      expect(column.counter()).toBeUndefined();
      expect(() => column.test()).toThrow('a sort text cannot be used as a filter');
    }
    expect(sortKey('  Two\n WORDS ')).toBe('two words');
  });

  it('gives no rank of its own to a text before the first compaction, whatever it begins with', () => {
    const column = new SortTextColumn();
    for (const [slot, text] of ['1', 'Z', 'a'].entries()) column.append(slot, text);
    const keys = new Float64Array(3);
    column.keys(all(3), 3, 1, keys);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('A column of places', () => {
  const [boston, cambridge, rome] = [
    { lat: 42.36, lng: -71.06 },
    { lat: 42.37, lng: -71.11 },
    { lat: 41.9, lng: 12.5 },
  ];
  const crowd = Array.from({ length: 250 }, (_, at) => ({ lat: -60 + at / 10, lng: 100 }));
  it.each([
    ['few', []],
    ['many', crowd],
  ])('among %s passes those within a circle, some circles or a box', (_name, others) => {
    const values = [boston, cambridge, null, rome, boston, ...others];
    for (const column of forms(() => new PlaceColumn(), PlaceColumn.load, values)) {
      const of = (condition: Condition) => passing(column, condition, 5);
      expect([of({ ...boston, km: 1 }), of({ ...boston, km: 10 }), of({ ...rome, km: 20_040 })]).toEqual([
        [0, 4],
        [0, 1, 4],
        [0, 1, 3, 4],
      ]);
      const around = (km: number) => [{ ...boston, km }];
      expect([
        of({ within: [...around(1), { ...rome, km: 1 }], outside: [] }),
        of({ within: [], outside: around(1) }),
        of({ within: around(10), outside: around(1) }),
        of({ within: [], outside: [] }),
      ]).toEqual([[0, 3, 4], [1, 2, 3], [1], [0, 1, 2, 3, 4]]);
      expect(of({ west: -72, east: -70, south: 42, north: 43 })).toEqual([0, 1, 4]);
      expect(of({ west: 12, east: -71.1, south: 40, north: 43 })).toEqual([1, 3]);
      const keys = new Float64Array(5);
      column.keys({ from: boston, selection: all(5), count: 5, direction: -1, into: keys });
      expect([...keys].map((km) => Math.round(km) + 0)).toEqual([
        0,
        -4,
        Infinity,
        Math.round(-column.kmFrom(boston, 3)),
        0,
      ]);
      expect(column.kmFrom(boston, 3)).toBeGreaterThan(6000);
      expect(column.kmFrom(boston, 2)).toBeNaN();
      expect(column.counter()).toBeUndefined();
      expect(() => column.test({ anyOf: [1] })).toThrow('a place field supports circles or a box only');
    }
  });

  it('is looked for in a box around the circle, unless that meets a pole or the end of the map', () => {
    const around = boxAround({ lat: 60, lng: 10, km: 111 })!;
    expect([around.south, around.north]).toEqual([59, 61]);
    expect([around.west, around.east].map((lng) => Math.round(lng * 100) / 100)).toEqual([7.94, 12.06]);
    expect(boxAround({ lat: 88, lng: 0, km: 111 })).toBeUndefined();
    expect(boxAround({ lat: -88, lng: 0, km: 111 })).toBeUndefined();
    expect(boxAround({ lat: 0, lng: 179.5, km: 111 })).toBeUndefined();
    expect(boxAround({ lat: 0, lng: -179.5, km: 111 })).toBeUndefined();
    expect(boxAround({ lat: 0, lng: 178.9, km: 111 })).toBeDefined();
  });
});

describe('The documents that pass all conditions', () => {
  const column = new ValueColumn();
  const [live, length] = [Uint8Array.from([1, 1, 0, 1, 1, 1]), 6];
  for (const [slot, value] of ['a', 'b', 'a', 'a', 'b', 'c'].entries()) column.append(slot, value);
  const named = (...anyOf: string[]) => ({ field: 'x', test: column.test({ anyOf }) });
  const found = (tests: ReturnType<typeof named>[], candidates?: number[]) => {
    const into = new Uint32Array(length);
    const count = select(tests, { live, length }, into, candidates && Uint32Array.from(candidates));
    return [...into.subarray(0, count)];
  };

  it('are found from the shortest list, from all, or from candidates', () => {
    expect(found([])).toEqual([0, 1, 3, 4, 5]);
    expect(found([named('c')])).toEqual([5]);
    expect(found([named('a')])).toEqual([0, 3]);
    expect(found([named('a', 'b'), named('b')])).toEqual([1, 4]);
    expect(found([named('b')], [0, 4])).toEqual([4]);
    expect(found([named('c'), named('a')])).toEqual([]);
  });
});
