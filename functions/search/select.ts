import type { Test } from './columns/column.ts';

/** A wish of the query and its field. */
export interface NamedTest {
  field: string;
  test: Test;
}

/** Reading postings costs more per slot than scanning, so they pay only when they hold this share of the slots or less. */
const worthPostings = 1 / 3;

export interface Collection {
  live: Uint8Array;
  length: number;
}

/**
 * Writes the living slots that pass all tests and answers how many. It starts from the shortest postings, if short enough,
 * else from all; `begin` skips that when the selection already holds so many candidates.
 */
export function select(tests: readonly NamedTest[], { live, length }: Collection, selection: Uint32Array, begin?: number): number {
  const ordered = tests.toSorted((a, b) => a.test.cost - b.test.cost);
  let count = begin ?? -1;
  if (count < 0) {
    const first = ordered[0]?.test;
    if (first && first.cost <= length * worthPostings) {
      count = first.collect(live, selection);
      ordered.shift();
    } else count = allLiving(live, length, selection);
  }
  for (const { test } of ordered) count = test.keep(selection, count);
  return count;
}

function allLiving(live: Uint8Array, length: number, selection: Uint32Array): number {
  let count = 0;
  for (let slot = 0; slot < length; slot++) if (live[slot]) selection[count++] = slot;
  return count;
}

/**
 * Parts a selection by tests that each belong to a counted field: keeps the slots that pass all, and for each test gives the
 * slots that only this test refuses, because its facet counts them too.
 */
export function part(tests: readonly NamedTest[], selection: Uint32Array, count: number): { count: number; refusedOnlyBy: Map<string, Uint32Array> } {
  const refused = tests.map(() => new Uint32Array(count));
  const used = tests.map(() => 0);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = selection[at]!;
    let refusals = 0;
    let by = -1;
    for (let index = 0; index < tests.length && refusals < 2; index++) {
      if (tests[index]!.test.holds(slot)) continue;
      refusals++;
      by = index;
    }
    if (refusals === 0) selection[kept++] = slot;
    else if (refusals === 1) refused[by]![used[by]!++] = slot;
  }
  return { count: kept, refusedOnlyBy: new Map(tests.map(({ field }, index) => [field, refused[index]!.subarray(0, used[index])])) };
}
