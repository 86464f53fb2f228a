/** Returns less than zero when entry `a` comes before entry `b`. Entries are positions in a selection. */
export type Compare = (a: number, b: number) => number;

/** Beyond this many wanted entries, partitioning the whole selection is faster than keeping the best so far. */
const mostKept = 2_000;
const smallestBuffer = 128;

export interface Slice {
  /** Entries to choose from: 0 to `count` - 1. */
  count: number;
  /** Sort key of each entry, ascending. */
  keys: Float64Array;
  /** Decides between entries with equal keys too. */
  compare: Compare;
  /** The wanted part of the order, from inclusive, to exclusive. */
  from: number;
  to: number;
}

/** The entries at ranks `from` to `to`, in order, without sorting all. */
export function topEntries(slice: Slice): number[] {
  const to = Math.min(slice.to, slice.count);
  if (slice.from >= to) return [];
  const best = to <= mostKept && to < slice.count ? bestSoFar(slice, to) : partitioned(slice, to);
  return Array.from(best.subarray(slice.from, to)).sort(slice.compare);
}

/**
 * Collects into a buffer twice as large as wanted; when it is full, its better half stays and its worst entry becomes
 * the bar for the rest. Starts from the last entry, because later slots are usually newer and raise the bar early.
 */
function bestSoFar({ count, keys, compare, from }: Slice, to: number): Uint32Array {
  const buffer = new Uint32Array(Math.max(smallestBuffer, 2 * to));
  let used = 0;
  let bar = Number.POSITIVE_INFINITY;
  let worst = -1;
  for (let entry = count - 1; entry >= 0; entry--) {
    const key = keys[entry]!;
    if (key > bar || (key === bar && worst >= 0 && compare(entry, worst) > 0)) continue;
    buffer[used++] = entry;
    if (used < buffer.length) continue;
    partition(buffer, used, to - 1, compare);
    used = to;
    worst = buffer[to - 1]!;
    bar = keys[worst]!;
  }
  partition(buffer, used, to - 1, compare);
  if (from > 0) partition(buffer, to, from, compare);
  return buffer;
}

/**
 * Finds by keys alone between which two the wanted part is, and compares only the entries there. The result is in
 * place: entry `from` of the order at index `from`.
 */
function partitioned({ count, keys, compare, from }: Slice, to: number): Uint32Array {
  const ranked = keys.slice(0, count);
  const last = keyOfRank(ranked, to - 1);
  const first = from === 0 ? Number.NEGATIVE_INFINITY : keyOfRank(ranked.subarray(0, to), from);
  const entries = new Uint32Array(count);
  let better = 0;
  let used = 0;
  for (let entry = 0; entry < count; entry++) {
    const key = keys[entry]!;
    if (key < first) better++;
    else if (key <= last) entries[used++] = entry;
  }
  const between = entries.subarray(0, used);
  if (to - better < used) partition(between, used, to - better - 1, compare);
  if (from > better) partition(between, to - better, from - better, compare);
  entries.copyWithin(better, 0, to - better);
  return entries;
}

/** The key at this rank in ascending order; moves smaller ones before it. */
function keyOfRank(keys: Float64Array, rank: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = keys[(low + high) >>> 1]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (keys[left]! < pivot) left++;
      while (pivot < keys[right]!) right--;
      if (left > right) break;
      const swapped = keys[left]!;
      keys[left++] = keys[right]!;
      keys[right--] = swapped;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return keys[rank]!;
}

/** Moves the entry of this rank into place, better ones before it and worse ones after (quickselect). */
function partition(entries: Uint32Array, length: number, rank: number, compare: Compare): void {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const pivot = entries[(low + high) >>> 1]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(entries[left]!, pivot) < 0) left++;
      while (compare(pivot, entries[right]!) < 0) right--;
      if (left > right) break;
      const swapped = entries[left]!;
      entries[left++] = entries[right]!;
      entries[right--] = swapped;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else return;
  }
}
