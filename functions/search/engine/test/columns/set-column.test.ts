import { describe, expect, it } from 'vitest';
import { ChoicesColumn } from '../../columns/choices-column.ts';
import type { Condition } from '../../columns/column.ts';
import { SetColumn } from '../../columns/set-column.ts';
import { all, passing, forms, counted } from './forms.ts';

describe('A column of sets', () => {
  const values = [[1, 2], [2], [], [3, 1, 1], [2, 3], [4], [1, 2, 3]];
  it('passes documents by any, all, each or none of the wanted values', () => {
    for (const column of forms(() => new SetColumn(), SetColumn.load, values)) {
      const of = (condition: Condition) => passing(column, condition, values.length);
      expect(of({ anyOf: [1] })).toEqual([0, 3, 6]);
      expect(of({ anyOf: [1, 3, 3] })).toEqual([0, 3, 4, 6]);
      expect(of({ anyOf: [9] })).toEqual([]);
      expect(of({ allOf: [1, 2] })).toEqual([0, 6]);
      expect(of({ allOf: [2, 2] })).toEqual([0, 1, 4, 6]);
      expect(of({ allOf: [1, 9] })).toEqual([]);
      expect(
        of({
          eachOf: [
            [1, 4],
            [2, 4],
          ],
        }),
      ).toEqual([0, 5, 6]);
      expect(of({ eachOf: [[1, 3]] })).toEqual([0, 3, 4, 6]);
      expect(of({ eachOf: [[1], [9]] })).toEqual([]);
      expect(of({ eachOf: [] })).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(of({ noneOf: [1, 9] })).toEqual([1, 2, 4, 5]);
      expect(counted(column, [0, 1, 2, 3, 4])).toEqual([
        [2, 3],
        [1, 2],
        [3, 2],
      ]);
      expect(() => column.test({ from: 1 })).toThrow('a set field supports anyOf, allOf, eachOf and noneOf only');
    }
  });

  it('collects only living documents, and as many as its cost says at most', () => {
    const [column] = forms(() => new SetColumn(), SetColumn.load, values) as unknown as Iterable<SetColumn>;
    const live = Uint8Array.from([1, 1, 1, 0, 1, 1, 1]);
    const into = new Uint32Array(9);
    const collected = (condition: Condition) => {
      const test = column!.test(condition);
      return [test.cost, [...into.subarray(0, test.collect(live, into))]];
    };
    expect(collected({ anyOf: [1] })).toEqual([3, [0, 6]]);
    expect(collected({ anyOf: [1, 3] })).toEqual([6, [0, 6, 4]]);
    expect(collected({ allOf: [1, 2] })).toEqual([3, [0, 6]]);
    expect(collected({ allOf: [9] })).toEqual([0, []]);
    expect(collected({ eachOf: [[2], [3]] })).toEqual([3, [4, 6]]);
  });

  it('says how well a document fits wanted values: one for each it has, a half for a near one', () => {
    for (const column of forms(() => new SetColumn(), SetColumn.load, values)) {
      const into = new Float64Array(values.length);
      const wanted = [
        { value: 1, near: [4] },
        { value: 2, near: [1, 3] },
      ];
      column.fits(all(values.length), { count: values.length, wanted, into });
      expect([...into].map((fit) => fit + 0)).toEqual([-2, -1, 0, -1.5, -1, -0.5, -2]);
    }
  });

  it('has at most 31 groups', () => {
    const groups = Array.from({ length: 31 }, (_, at) => [at]);
    const column = new SetColumn();
    column.append(0, groups.flat());
    column.append(1, groups.flat().slice(1));
    expect(passing(column, { eachOf: groups }, 2)).toEqual([0]);
    expect(() => column.test({ eachOf: [...groups, [31]] })).toThrow('at most 31 groups, not 32');
  });
});

describe('A column of choices', () => {
  const many = Array.from({ length: 31 }, (_, at) => at);
  it.each([
    ['few', [['a', 'b'], ['b'], [], ['a', 'c']]],
    ['many', [['a', 'b', ...many.slice(0, 20)], ['b'], [], ['a', 'c']]],
  ])('of %s values passes documents by any or all of the wanted ones', (_name, values) => {
    for (const column of forms(() => new ChoicesColumn(), ChoicesColumn.load, values)) {
      const of = (condition: Condition) => passing(column, condition, values.length);
      expect([of({ anyOf: ['a'] }), of({ anyOf: ['b', 'c'] }), of({ anyOf: ['x'] })]).toEqual([[0, 3], [0, 1, 3], []]);
      expect([of({ allOf: ['a', 'b'] }), of({ allOf: ['a', 'x'] }), of({ allOf: [] })]).toEqual([
        [0],
        [],
        [0, 1, 2, 3],
      ]);
      expect(counted(column, [0, 1, 2, 3], 3).slice(0, 2)).toEqual([
        ['a', 2],
        ['b', 2],
      ]);
      expect(counted(column, [1, 3])).toEqual([
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ]);
      expect(() => column.test({ noneOf: ['a'] })).toThrow('a choices field supports anyOf and allOf only');
    }
  });

  it('has at most 31 different values', () => {
    const column = new ChoicesColumn();
    column.append(0, many);
    expect(passing(column, { anyOf: [30] }, 1)).toEqual([0]);
    expect(() => column.append(1, ['more'])).toThrow('a choices field has at most 31 different values');
  });

  it('counts what was asked for again', () => {
    const column = new ChoicesColumn();
    column.append(0, ['a']);
    const counter = column.counter();
    counter.add(all(1), 1);
    expect(counter.top(9)).toEqual([{ value: 'a', count: 1 }]);
    counter.add(all(1), 1);
    expect(counter.top(9)).toEqual([{ value: 'a', count: 2 }]);
  });
});
