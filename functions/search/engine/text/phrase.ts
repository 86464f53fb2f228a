import { type Places, positionOf, slotOf } from './places.ts';
import type { ReadPostings } from './word-postings.ts';

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
  /** Where the phrase may begin, by the words read so far and by the next one. */
  begins: Places;
  next: Places;
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
  if (adjacent) visitSequences(words, postings, weightAt, scratch, callback);
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
  { stages: marks, begins, next }: PhraseScratch,
  callback: SlotCallback,
): void {
  const [rarest, ...others] = words
    .map((numbers, offset) => ({
      numbers,
      offset,
      size: numbers.reduce((sum, number) => sum + postings.size(number), 0),
    }))
    .sort((a, b) => a.size - b.size);
  readPlaces(begins, rarest!, postings, undefined);
  const slots = new Uint32Array(begins.count);
  for (let at = 0; at < slots.length; at++) {
    slots[at] = slotOf(begins.values[at]!);
    marks[slots[at]!] = 1;
  }
  for (const other of others) {
    readPlaces(next, other, postings, marks);
    begins.keepCommon(next);
  }
  for (let at = 0; at < slots.length; at++) marks[slots[at]!] = 0;
  for (let at = 0; at < begins.count; at++) {
    const place = begins.values[at]!;
    callback(slotOf(place), weightAt(positionOf(place)));
  }
}

/**
 * Where the phrase would begin for the word at this offset, ascending. One word's places come in order, several words'
 * are sorted.
 */
function readPlaces(
  places: Places,
  { numbers, offset }: { numbers: readonly number[]; offset: number },
  postings: ReadPostings,
  marks: Uint8Array | undefined,
): void {
  places.count = 0;
  for (const number of numbers) postings.addPlaces(places, number, { offset, marks });
  if (numbers.length > 1) places.sort();
}
