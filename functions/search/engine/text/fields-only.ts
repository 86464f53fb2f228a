import { Places, type PlacesWanted, positionOf, slotOf, windowOf } from './places.ts';
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
    const places = new Places();
    this.postings.addPlaces(places, word, { offset: 0, marks: undefined });
    for (const place of places.values.subarray(0, places.count)) {
      const weight = this.weightAt(positionOf(place));
      if (weight > 0) callback(slotOf(place), weight);
    }
  }

  addPlaces(places: Places, word: number, wanted: PlacesWanted): void {
    const start = places.count;
    this.postings.addPlaces(places, word, wanted);
    places.keepFrom(start, (place) => this.weightAt(positionOf(place) + wanted.offset) > 0);
  }

  private weightAt(position: number): number {
    return this.weights[windowOf(position)]!;
  }

  /** At most so much, since other fields are counted as well. */
  size(word: number): number {
    return this.postings.size(word);
  }
}
