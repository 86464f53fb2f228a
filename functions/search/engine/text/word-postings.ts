import type { Stored } from '../columns/column.ts';
import { bytesAfterFirst, countAt, lengthOfCode, lengthOfPair, longCode, oneByte, weightAt } from './codes.ts';
import type { Tally } from './tally.ts';
import { type Places, type PlacesWanted, positionLimit } from './places.ts';
import { RecentPostings } from './recent-postings.ts';

/** A weight or a number of positions beyond this is stored as this. */
export const mostStored = 255;

/**
 * Where each word occurs, packed as in `codes.ts`. For each word: its slots ascending as gaps; a gap's lowest bit says
 * whether weight and position count follow (otherwise both are 1). The positions of all its slots are stored
 * separately, as gaps within the slot, so that only phrases read them. Additions since the last compaction are in
 * `recent`.
 */
export class WordPostings {
  private readonly starts: Uint32Array<ArrayBuffer>;
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly positionStarts: Uint32Array<ArrayBuffer>;
  private readonly positionBytes: Uint8Array<ArrayBuffer>;
  readonly recent = new RecentPostings();

  constructor(packed?: {
    starts: Uint32Array<ArrayBuffer>;
    bytes: Uint8Array<ArrayBuffer>;
    positionStarts: Uint32Array<ArrayBuffer>;
    positionBytes: Uint8Array<ArrayBuffer>;
  }) {
    this.starts = packed?.starts ?? new Uint32Array(1);
    this.bytes = packed?.bytes ?? new Uint8Array(0);
    this.positionStarts = packed?.positionStarts ?? new Uint32Array(1);
    this.positionBytes = packed?.positionBytes ?? new Uint8Array(0);
  }

  /** Adds `boost` times the word's weight to the tally of every slot that holds it. The hot loop of text search. */
  addTo(tally: Tally, word: number, boost: number): void {
    const { sums, touched } = tally;
    let { count } = tally;
    const { bytes } = this;
    let slot = -1;
    for (let at = this.start(word), end = this.end(word); at < end;) {
      let gap = bytes[at++]!;
      if (gap >= oneByte) {
        gap = longCode(bytes, at);
        at += bytesAfterFirst(gap);
      }
      slot += (gap >>> 1) + 1;
      let weight = 1;
      if (gap & 1) {
        weight = weightAt(bytes, at);
        at += lengthOfPair(bytes, at);
      }
      if (sums[slot] === 0) touched[count++] = slot;
      sums[slot]! += boost * weight;
    }
    tally.count = count;
    this.recent.visit(word, (recentSlot, weight) => tally.add(recentSlot, boost * weight));
  }

  /** Calls back with every slot that holds the word, and the word's weight there. */
  visit(word: number, callback: (slot: number, weight: number) => void): void {
    this.visitPacked(word, (slot, weight) => callback(slot, weight));
    this.recent.visit(word, callback);
  }

  /**
   * Adds the places that are this far before the word's, ascending, and last those of recent documents; with `marks`
   * only in the slots that have one. The hot loop of phrases.
   */
  addPlaces(places: Places, word: number, { offset, marks }: PlacesWanted): void {
    const { bytes, positionBytes } = this;
    let from = this.packedPositions(word).start;
    // A position takes at least a byte.
    places.reserve(this.positionsEnd(word) - from);
    const { values } = places;
    let { count } = places;
    let slot = -1;
    for (let at = this.start(word), end = this.end(word); at < end;) {
      let gap = bytes[at++]!;
      if (gap >= oneByte) {
        gap = longCode(bytes, at);
        at += bytesAfterFirst(gap);
      }
      slot += (gap >>> 1) + 1;
      let left = 1;
      if (gap & 1) {
        left = countAt(bytes, at);
        at += lengthOfPair(bytes, at);
      }
      if (marks && marks[slot] === 0) {
        for (; left > 0; left--) from += lengthOfCode(positionBytes, from);
        continue;
      }
      const first = slot * positionLimit - offset;
      for (let position = 0; left > 0; left--) {
        let step = positionBytes[from++]!;
        if (step >= oneByte) {
          step = longCode(positionBytes, from);
          from += bytesAfterFirst(step);
        }
        position += step;
        if (position >= offset) values[count++] = first + position;
      }
    }
    places.count = count;
    this.recent.addPlaces(places, word, { offset, marks });
  }

  /** Roughly how much there is to read for the word; the rarest of several is chosen by it. */
  size(word: number): number {
    return this.end(word) - this.start(word) + this.recent.count(word);
  }

  /**
   * Calls back with the packed slots, weight, position count and the end of their positions' bytes; used by compaction
   * too.
   */
  visitPacked(word: number, callback: (slot: number, weight: number, count: number) => void): void {
    const { bytes } = this;
    let slot = -1;
    for (let at = this.start(word), end = this.end(word); at < end;) {
      let gap = bytes[at++]!;
      if (gap >= oneByte) {
        gap = longCode(bytes, at);
        at += bytesAfterFirst(gap);
      }
      slot += (gap >>> 1) + 1;
      let weight = 1;
      let count = 1;
      if (gap & 1) {
        weight = weightAt(bytes, at);
        count = countAt(bytes, at);
        at += lengthOfPair(bytes, at);
      }
      callback(slot, weight, count);
    }
  }

  /** Where the packed positions of the word begin, and their bytes. */
  packedPositions(word: number): { bytes: Uint8Array<ArrayBuffer>; start: number } {
    return { bytes: this.positionBytes, start: word < this.starts.length - 1 ? this.positionStarts[word]! : 0 };
  }

  private start(word: number): number {
    return word < this.starts.length - 1 ? this.starts[word]! : 0;
  }

  private end(word: number): number {
    return word < this.starts.length - 1 ? this.starts[word + 1]! : 0;
  }

  private positionsEnd(word: number): number {
    return word < this.starts.length - 1 ? this.positionStarts[word + 1]! : 0;
  }

  save(): Stored {
    return {
      starts: this.starts,
      bytes: this.bytes,
      positionStarts: this.positionStarts,
      positionBytes: this.positionBytes,
    };
  }

  static load(stored: Stored): WordPostings {
    return new WordPostings({
      starts: stored['starts'] as Uint32Array<ArrayBuffer>,
      bytes: stored['bytes'] as Uint8Array<ArrayBuffer>,
      positionStarts: stored['positionStarts'] as Uint32Array<ArrayBuffer>,
      positionBytes: stored['positionBytes'] as Uint8Array<ArrayBuffer>,
    });
  }
}

/** What matching reads of where words occur. */
export type ReadPostings = Pick<WordPostings, 'addTo' | 'visit' | 'addPlaces' | 'size'>;
