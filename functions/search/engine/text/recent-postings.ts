import { grown } from '../columns/column.ts';
import { type Places, type PlacesWanted, positionLimit } from './places.ts';

/** One word of a document: its weight there and its positions, ascending. */
export interface WordEntry {
  word: number;
  weight: number;
  positions: readonly number[];
}

const positionsFrom = 3;

/**
 * Words of documents added since the last compaction. All entries follow each other in one array (slot, weight,
 * position count, positions), and each word knows where its own begin.
 */
export class RecentPostings {
  private entries = new Uint32Array(1024);
  private used = 0;
  private readonly entriesOf = new Map<number, number[]>();

  add(slot: number, { word, weight, positions }: WordEntry): void {
    this.entries = grown(this.entries, this.used + positionsFrom + positions.length);
    const list = this.entriesOf.get(word);
    if (list) list.push(this.used);
    else this.entriesOf.set(word, [this.used]);
    this.entries[this.used] = slot;
    this.entries[this.used + 1] = weight;
    this.entries[this.used + 2] = positions.length;
    this.used += positionsFrom;
    // Faster than `set`, since most words occur once or twice.
    for (const position of positions) this.entries[this.used++] = position;
  }

  visit(word: number, callback: (slot: number, weight: number) => void): void {
    const { entries } = this;
    for (const entry of this.entriesOf.get(word) ?? []) callback(entries[entry]!, entries[entry + 1]!);
  }

  addPlaces(places: Places, word: number, { offset, marks }: PlacesWanted): void {
    for (const { slot, positions } of this.of(word)) {
      if (marks && marks[slot] === 0) continue;
      places.reserve(positions.length);
      for (const position of positions)
        if (position >= offset) places.values[places.count++] = slot * positionLimit + position - offset;
    }
  }

  count(word: number): number {
    return this.entriesOf.get(word)?.length ?? 0;
  }

  /** The word's entries in order of arrival. */
  of(word: number): { slot: number; weight: number; positions: Uint32Array }[] {
    const { entries } = this;
    return (this.entriesOf.get(word) ?? []).map((entry) => ({
      slot: entries[entry]!,
      weight: entries[entry + 1]!,
      positions: entries.subarray(entry + positionsFrom, entry + positionsFrom + entries[entry + 2]!),
    }));
  }
}
