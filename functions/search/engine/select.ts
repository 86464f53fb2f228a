import type { Test } from './columns/column.ts';

/** A condition of the query and its field. */
export interface NamedTest {
  field: string;
  test: Test;
}

/** Reading postings costs more per slot than scanning, so they pay off only up to this share of the slots. */
const worthPostings = 1 / 3;

export interface Collection {
  live: Uint8Array;
  length: number;
}

/**
 * Writes the live slots that pass all tests and returns how many. It starts from the given candidates, if any (they may
 * be in the selection already), otherwise from the shortest postings, if short enough, otherwise from all.
 */
export function select(
  tests: readonly NamedTest[],
  { live, length }: Collection,
  selection: Uint32Array,
  candidates?: Uint32Array,
): number {
  const ordered = tests.toSorted((a, b) => a.test.cost - b.test.cost);
  const first = ordered[0]?.test;
  let count: number;
  if (candidates) {
    selection.set(candidates);
    count = candidates.length;
  } else if (first && first.cost <= length * worthPostings) {
    count = first.collect(live, selection);
    ordered.shift();
  } else count = allLiving(live, length, selection);
  for (const { test } of ordered) count = test.keep(selection, count);
  return count;
}

function allLiving(live: Uint8Array, length: number, selection: Uint32Array): number {
  let count = 0;
  for (let slot = 0; slot < length; slot++) if (live[slot]) selection[count++] = slot;
  return count;
}
