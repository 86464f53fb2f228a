import type { Box, Circle } from './earth.ts';

/** What a document may hold in a value, set or choices field. */
export type Scalar = number | string | boolean;

/** A condition on one field; the field's type determines which form fits. */
export type Condition =
  /** Value, set and choices fields: at least one of these. */
  | { anyOf: readonly Scalar[] }
  /** Set and choices fields: every one of these. */
  | { allOf: readonly Scalar[] }
  /** Set fields: at least one of every group, of which there are at most 31. */
  | { eachOf: readonly (readonly Scalar[])[] }
  /** Set fields: not one of these. */
  | { noneOf: readonly Scalar[] }
  /**
   * Range fields: the two ranges overlap, in the same unit. Number fields: within both ends. An end left out is open.
   */
  | { from?: number | undefined; to?: number | undefined; unit?: string | undefined }
  /** Place fields: within this many km of the point, or in the box. */
  | Circle
  | Box
  /** Place fields: in one of these circles, or anywhere and nowhere where there are none, and in none of the others. */
  | { within: readonly Circle[]; outside: readonly Circle[] };

export type Numbers =
  Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** A column's arrays by name, as a snapshot stores them; strings hold no line break. */
export type Stored = Record<string, Numbers | readonly string[]>;

/** A condition compiled for one column. A slot is a document's row number. */
export interface Test {
  /** Keeps those of the first `count` that pass, in place and in order; returns how many. */
  keep(selection: Uint32Array, count: number): number;
  holds(slot: number): boolean;
  /** How many slots `collect` reads; infinite when only a scan can tell. */
  cost: number;
  /** Writes the live slots that pass, each once; returns how many. */
  collect(live: Uint8Array, into: Uint32Array): number;
}

/** How many documents of a selection hold each value. */
export interface FacetCounter {
  add(selection: Uint32Array, count: number): void;
  /** Most frequent first, equal counts by value ascending. */
  top(limit: number): FacetCount[];
}

export interface FacetCount {
  value: Scalar;
  count: number;
}

/** One field of all documents. Slots are appended once and never rewritten; only `compacted` drops some. */
export interface Column<Value = never> {
  append(slot: number, value: Value): void;
  test(condition: Condition): Test;
  /** Undefined for fields whose values are not counted. */
  counter(): FacetCounter | undefined;
  /** A new column that holds these slots in this order and nothing else. */
  compacted(order: Uint32Array): Column<Value>;
  /** The arrays of a compacted column of this length. */
  save(length: number): Stored;
}

/** A query uses a condition that the field's type does not support: a mistake in the calling code, not by a user. */
export class UnfitCondition extends TypeError {
  override name = 'UnfitCondition';
}

/** The test of a column without postings, where `collect` has no short cut. */
export const scanOnly = {
  cost: Number.POSITIVE_INFINITY,
  collect(): number {
    throw new UnfitCondition('this field can only be scanned');
  },
} as const;

/** The same array, or a copy with room for at least `length` entries. */
export function grown<A extends Numbers>(array: A, length: number): A {
  if (array.length >= length) return array;
  const Kind = array.constructor as new (length: number) => A;
  const larger = new Kind(Math.max(length, Math.ceil(array.length * 1.5)));
  larger.set(array);
  return larger;
}

/** Sorts counted values as facets show them. */
export function mostFrequent(counts: FacetCount[], limit: number): FacetCount[] {
  return counts.sort((a, b) => b.count - a.count || compareScalars(a.value, b.value)).slice(0, limit);
}

function compareScalars(a: Scalar, b: Scalar): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
