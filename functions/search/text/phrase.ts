import type { WordPostings } from './word-postings.ts';

/** Positions of one field stand in a window of this size, so that a position tells its field. */
export const windowSize = 1 << 13;
/** No position is as large; eight windows hold all fields. */
export const positionLimit = 1 << 16;

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

/**
 * Tells each slot that holds the phrase with its weight: words anywhere weigh what they weigh together; a sequence weighs
 * its field once per occurrence, `weightAt` answering the field's weight for a position.
 */
export function visitPhrase({ words, adjacent }: Phrase, postings: WordPostings, weightAt: (position: number) => number, { stages, parts }: PhraseScratch, told: (slot: number, weight: number) => void): void {
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
  if (adjacent) visitSequences(words, postings, weightAt, (slot) => stages[slot] === words.length, told);
  else for (const slot of begun) if (stages[slot] === words.length) told(slot, parts[slot]!);
  for (const slot of begun) {
    stages[slot] = 0;
    parts[slot] = 0;
  }
}

/** Each place is one number, slot and position of where the phrase would begin, so that sequences are an intersection. */
function visitSequences(words: Phrase['words'], postings: WordPostings, weightAt: (position: number) => number, wanted: (slot: number) => boolean, told: (slot: number, weight: number) => void): void {
  let begins: Float64Array | undefined;
  for (const [offset, numbers] of words.entries()) {
    const places: number[] = [];
    for (const number of numbers) {
      postings.visitPositions(number, wanted, (slot, position) => {
        if (position >= offset) places.push(slot * positionLimit + position - offset);
      });
    }
    const sorted = Float64Array.from(places).sort();
    begins = begins ? common(begins, sorted) : sorted;
  }
  for (const place of begins ?? []) told(Math.floor(place / positionLimit), weightAt(place % positionLimit));
}

function common(a: Float64Array, b: Float64Array): Float64Array {
  const both: number[] = [];
  for (let atA = 0, atB = 0; atA < a.length && atB < b.length; ) {
    if (a[atA]! < b[atB]!) atA++;
    else if (a[atA]! > b[atB]!) atB++;
    else {
      both.push(a[atA]!);
      atA++;
      atB++;
    }
  }
  return Float64Array.from(both);
}
