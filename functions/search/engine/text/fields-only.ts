import { windowOf } from './phrase.ts';
import type { Tally } from './tally.ts';
import type { ReadPostings, WordPostings } from './word-postings.ts';

/**
 * The postings of some fields alone: a word in another field is as if it were not there, whether it is asked for, excluded
 * or corrected. It reads positions, which the hot loop of a search in all fields does not.
 */
export class FieldsOnly implements ReadPostings {
  private readonly postings: WordPostings;
  /** By window; zero for a field that is left out. */
  private readonly weights: readonly number[];

  constructor(postings: WordPostings, weights: readonly number[]) {
    this.postings = postings;
    this.weights = weights;
  }

  addTo(tally: Tally, word: number, boost: number): void {
    this.visit(word, (slot, weight) => tally.add(slot, boost * weight));
  }

  /** Calls back once for every position, so that weights add up. */
  visit(word: number, callback: (slot: number, weight: number) => void): void {
    this.visitPositions(word, undefined, (slot, position) => callback(slot, this.weights[windowOf(position)]!));
  }

  visitPositions(word: number, marks: Uint8Array | undefined, callback: (slot: number, position: number) => void) {
    this.postings.visitPositions(word, marks, (slot, position) => {
      if (this.weights[windowOf(position)]! > 0) callback(slot, position);
    });
  }

  /** At most so much, since other fields are counted as well. */
  size(word: number): number {
    return this.postings.size(word);
  }
}
