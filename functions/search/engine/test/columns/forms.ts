import { expect } from 'vitest';
import type { Column, Condition, Stored } from '../../columns/column.ts';

/** Every slot of so many. */
export const all = (count: number) => Uint32Array.from({ length: count }, (_, slot) => slot);

/** The slots that pass, by each of the ways in which a test can be asked, which must agree. */
export function passing<V>(column: Column<V>, condition: Condition, count: number): number[] {
  const test = column.test(condition);
  const held = [...all(count)].filter((slot) => test.holds(slot));
  const kept = all(count);
  const collected = new Uint32Array(count + 5);
  const byScan = [...kept.subarray(0, test.keep(kept, count))];
  const byList = () => collected.subarray(0, test.collect(new Uint8Array(count).fill(1), collected)).toSorted();
  const isListed = Number.isFinite(test.cost);
  expect([byScan, isListed ? [...byList()] : held]).toEqual([held, held]);
  expect(test.cost).toBeGreaterThanOrEqual(held.length);
  return held;
}

/** A column with these documents: as they came, packed in another order and back, stored, and grown after being stored. */
export function* forms<V, C extends Column<V>>(
  make: () => C,
  load: (stored: Stored, length: number) => C,
  values: readonly V[],
): Generator<C> {
  const grownFrom = (column: C, from: number) => {
    for (const [slot, value] of values.entries()) if (slot >= from) column.append(slot, value);
    return column;
  };
  const { length } = values;
  yield grownFrom(make(), 0);
  const backwards = Uint32Array.from(all(length)).reverse();
  yield grownFrom(make(), 0).compacted(backwards).compacted(backwards) as C;
  yield load(grownFrom(make(), 0).compacted(all(length)).save(length), length);
  const half = Math.floor(length / 2);
  const start = make();
  for (const [slot, value] of values.slice(0, half).entries()) start.append(slot, value);
  yield grownFrom(load(start.compacted(all(half)).save(half), half), half);
}

/** How often each value occurs in these slots. */
export const counted = <V>(column: Column<V>, slots: readonly number[], limit = 9) => {
  const counter = column.counter()!;
  counter.add(Uint32Array.from(slots), slots.length);
  return counter.top(limit).map(({ value, count }) => [value, count]);
};
