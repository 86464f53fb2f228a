import { ByteWriter } from './byte-writer.ts';
import { lengthOfCode, pairMark, pairOf } from './codes.ts';
import type { Lexicon } from './lexicon.ts';
import { WordPostings } from './word-postings.ts';

/**
 * Packs the words of the remaining documents again. `newSlots` holds each old slot's new one, or -1 when it is dropped.
 */
export function compactWords(
  lexicon: Lexicon,
  postings: WordPostings,
  newSlots: Int32Array,
): { lexicon: Lexicon; postings: WordPostings } {
  const out = new PackedWords();
  const kept: number[] = [];
  for (const word of lexicon.inWordOrder()) {
    const merged = out.beginWord();
    const recent = recentEntries(postings, word, newSlots);
    let next = 0;
    const { bytes, start } = postings.packedPositions(word);
    let from = start;
    postings.visitPacked(word, (oldSlot, weight, count) => {
      let to = from;
      for (let left = count; left > 0; left--) to += lengthOfCode(bytes, to);
      const slot = newSlots[oldSlot]!;
      if (slot >= 0) {
        while (next < recent.length && recent[next]!.slot < slot) merged.entry(recent[next++]!);
        merged.packedEntry({ slot, weight, count, bytes, from, to });
      }
      from = to;
    });
    while (next < recent.length) merged.entry(recent[next++]!);
    if (out.endWord()) kept.push(word);
  }
  return { lexicon: lexicon.compacted(kept), postings: out.finished() };
}

/** Additions since the last compaction, in the order of the new slots. */
function recentEntries(
  { recent }: WordPostings,
  word: number,
  newSlots: Int32Array,
): { slot: number; weight: number; positions: Uint32Array }[] {
  const entries = recent.of(word);
  for (const entry of entries) entry.slot = newSlots[entry.slot]!;
  return entries.filter(({ slot }) => slot >= 0).sort((a, b) => a.slot - b.slot);
}

/** The packed form that WordPostings reads, written word by word and slot by slot. */
class PackedWords {
  private readonly slots = new ByteWriter();
  private readonly positions = new ByteWriter();
  private readonly starts = [0];
  private readonly positionStarts = [0];
  private last = -1;

  beginWord(): this {
    this.last = -1;
    return this;
  }

  entry({ slot, weight, positions }: { slot: number; weight: number; positions: Uint32Array }): void {
    this.head(slot, weight, positions.length);
    let last = 0;
    for (const position of positions) {
      this.positions.number(position - last);
      last = position;
    }
  }

  packedEntry({
    slot,
    weight,
    count,
    bytes,
    from,
    to,
  }: {
    slot: number;
    weight: number;
    count: number;
    bytes: Uint8Array;
    from: number;
    to: number;
  }): void {
    this.head(slot, weight, count);
    this.positions.copy(bytes, from, to);
  }

  private head(slot: number, weight: number, count: number): void {
    const plain = weight === 1 && count === 1;
    this.slots.number((slot - this.last - 1) * 2 + (plain ? 0 : 1));
    if (!plain) {
      const pair = pairOf(weight, count);
      this.slots.byte(pair);
      if (pair === pairMark) {
        this.slots.byte(weight);
        this.slots.byte(count);
      }
    }
    this.last = slot;
  }

  /** Returns whether the word has any slot left; a word without one leaves no trace. */
  endWord(): boolean {
    if (this.slots.used === this.starts.at(-1)) return false;
    this.starts.push(this.slots.used);
    this.positionStarts.push(this.positions.used);
    return true;
  }

  finished(): WordPostings {
    return new WordPostings({
      starts: Uint32Array.from(this.starts),
      bytes: this.slots.finished(),
      positionStarts: Uint32Array.from(this.positionStarts),
      positionBytes: this.positions.finished(),
    });
  }
}
