import { type Column, grown, type Stored, UnfitCondition } from './column.ts';
import { firstAtLeast } from './sorted-strings.ts';

/**
 * A text by which documents sort, compared without case. Compaction gives every distinct text its rank; a later text
 * ranks half a step after the last smaller one, and texts within the same half step are compared directly.
 */
export class SortTextColumn implements Column<string> {
  private ranks: Float64Array<ArrayBuffer>;
  private readonly sorted: readonly string[];
  private readonly added = new Map<number, string>();

  constructor(ranks = new Float64Array(0), sorted: readonly string[] = []) {
    this.ranks = ranks;
    this.sorted = sorted;
  }

  append(slot: number, text: string): void {
    const key = sortKey(text);
    const next = firstAtLeast(this.sorted, key);
    const known = this.sorted[next] === key;
    this.ranks = grown(this.ranks, slot + 1);
    this.ranks[slot] = known ? next : next - 0.5;
    if (!known) this.added.set(slot, key);
  }

  keys(selection: Uint32Array, count: number, direction: 1 | -1, into: Float64Array): void {
    for (let at = 0; at < count; at++) into[at] = direction * this.ranks[selection[at]!]!;
  }

  /** Orders two slots of the same rank. */
  compareEqualRanks(a: number, b: number): number {
    const first = this.added.get(a) ?? '';
    const second = this.added.get(b) ?? '';
    if (first === second) return 0;
    return first < second ? -1 : 1;
  }

  test(): never {
    throw new UnfitCondition('a sort text cannot be used as a filter');
  }

  counter(): undefined {
    return undefined;
  }

  compacted(order: Uint32Array): SortTextColumn {
    const texts = Array.from(order, (slot) => this.added.get(slot) ?? this.sorted[this.ranks[slot]!]!);
    const sorted = [...new Set(texts)].sort();
    const rankOf = new Map(sorted.map((text, rank) => [text, rank]));
    return new SortTextColumn(
      Float64Array.from(texts, (text) => rankOf.get(text)!),
      sorted,
    );
  }

  save(length: number): Stored {
    return { ranks: this.ranks.subarray(0, length), sorted: this.sorted };
  }

  static load(stored: Stored): SortTextColumn {
    return new SortTextColumn(stored['ranks'] as Float64Array<ArrayBuffer>, stored['sorted'] as string[]);
  }
}

/** The text as titles are sorted: no case, white space as single blanks. */
export function sortKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
