/*
 * The encoding of numbers in postings. Most are small: one byte below 224, two bytes below 8,160, otherwise a mark and
 * three bytes.
 */

export const oneByte = 224;
/** First byte of a number that takes three more. */
export const longMark = 255;
export const twoBytes = oneByte + (longMark - oneByte) * 256;

/** The number of bytes of the number that begins here. */
export function lengthOfCode(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < oneByte) return 1;
  return first < longMark ? 2 : 4;
}

/**
 * Weight and count of a word in a document, in one byte up to these limits; beyond them, the mark and a byte for each.
 */
const largestWeight = 31;
const largestCount = 8;
export const pairMark = 255;

export const weightOfPair = Uint8Array.from(
  { length: largestWeight * largestCount },
  (_, pair) => (pair % largestWeight) + 1,
);
export const countOfPair = Uint8Array.from(
  { length: largestWeight * largestCount },
  (_, pair) => Math.floor(pair / largestWeight) + 1,
);

/** The byte for this weight and count, or the mark when they need bytes of their own. */
export function pairOf(weight: number, count: number): number {
  return weight <= largestWeight && count <= largestCount ? (count - 1) * largestWeight + weight - 1 : pairMark;
}
