import { grown } from '../columns/column.ts';
import type { ReadPostings } from './word-postings.ts';

/**
 * Positions of one field have a window of their own, so that a position determines its field. The first, of the longest
 * field, is the largest.
 */
const firstWindow = 4_608;
const otherWindow = 512;
/** Every position is smaller; eight windows hold all fields. */
export const positionLimit = 1 << 13;

/** Where the window begins and how many positions it has. */
export function windowAt(window: number): { start: number; size: number } {
  return window === 0
    ? { start: 0, size: firstWindow }
    : { start: firstWindow + (window - 1) * otherWindow, size: otherWindow };
}

/** The window that contains the position. */
export function windowOf(position: number): number {
  return position < firstWindow ? 0 : 1 + Math.floor((position - firstWindow) / otherWindow);
}

export interface Phrase {
  /** For each word of the phrase the numbers of the words that satisfy it. */
  words: readonly (readonly number[])[];
  adjacent: boolean;
}

export interface PhraseScratch {
  /** One byte per slot, all zero. */
  stages: Uint8Array;
  /** One sum per slot, all zero. */
  parts: Uint32Array;
}

type SlotCallback = (slot: number, weight: number) => void;

/**
 * Calls back with each slot that holds the phrase and its weight: words anywhere weigh what they weigh together; a
 * sequence weighs its field once per occurrence, `weightAt` returning the field's weight for a position.
 */
export function visitPhrase(
  { words, adjacent }: Phrase,
  postings: ReadPostings,
  weightAt: (position: number) => number,
  scratch: PhraseScratch,
  callback: SlotCallback,
): void {
  if (adjacent) visitSequences(words, postings, weightAt, scratch.stages, callback);
  else visitAnywhere(words, postings, scratch, callback);
}

function visitAnywhere(
  words: Phrase['words'],
  postings: ReadPostings,
  { stages, parts }: PhraseScratch,
  callback: SlotCallback,
): void {
  const begun: number[] = [];
  for (const [stage, numbers] of words.entries()) {
    for (const number of numbers) {
      postings.visit(number, (slot, weight) => {
        const reached = stages[slot]!;
        if (reached === stage) {
          if (stage === 0) begun.push(slot);
          stages[slot] = stage + 1;
          parts[slot]! += weight;
        } else if (reached === stage + 1) parts[slot]! += weight;
      });
    }
  }
  for (const slot of begun) {
    if (stages[slot] === words.length) callback(slot, parts[slot]!);
    stages[slot] = 0;
    parts[slot] = 0;
  }
}

/**
 * Each place is one number, the slot and position where the phrase would begin, so that a sequence is an intersection.
 * It begins with the rarest word; the others are looked up in its slots only.
 */
function visitSequences(
  words: Phrase['words'],
  postings: ReadPostings,
  weightAt: (position: number) => number,
  marks: Uint8Array,
  callback: SlotCallback,
): void {
  const places = words
    .map((numbers, offset) => ({
      numbers,
      offset,
      size: numbers.reduce((sum, number) => sum + postings.size(number), 0),
    }))
    .sort((a, b) => a.size - b.size);
  const rarest = placesOf(places[0]!, postings, undefined);
  for (const place of rarest) marks[Math.floor(place / positionLimit)] = 1;
  let begins = rarest;
  for (const place of places.slice(1)) begins = common(begins, placesOf(place, postings, marks));
  for (const place of rarest) marks[Math.floor(place / positionLimit)] = 0;
  for (const place of begins) callback(Math.floor(place / positionLimit), weightAt(place % positionLimit));
}

/**
 * Where the phrase would begin for the word at this offset, ascending. One word's places come in order, several words'
 * are sorted.
 */
function placesOf(
  { numbers, offset }: { numbers: readonly number[]; offset: number },
  postings: ReadPostings,
  marks: Uint8Array | undefined,
): Float64Array {
  let places = new Float64Array(1024);
  let count = 0;
  for (const number of numbers) {
    postings.visitPositions(number, marks, (slot, position) => {
      if (position < offset) return;
      if (count === places.length) places = grown(places, count + 1);
      places[count++] = slot * positionLimit + position - offset;
    });
  }
  const found = places.subarray(0, count);
  return numbers.length > 1 ? found.sort() : found;
}

function common(a: Float64Array, b: Float64Array): Float64Array {
  const both = new Float64Array(Math.min(a.length, b.length));
  let count = 0;
  for (let atA = 0, atB = 0; atA < a.length && atB < b.length;) {
    const difference = a[atA]! - b[atB]!;
    if (difference === 0) both[count++] = a[atA]!;
    if (difference <= 0) atA++;
    if (difference >= 0) atB++;
  }
  return both.subarray(0, count);
}
