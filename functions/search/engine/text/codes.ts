/*
 * The encoding of numbers in postings. Most are small: one byte below 224, two bytes below 8,160, otherwise a mark and
 * three bytes.
 */

export const oneByte = 224;
/** First byte of a number that takes three more. */
export const longMark = 255;
export const twoBytes = oneByte + (longMark - oneByte) * 256;

/*
 * Postings are read in a hot loop, which handles the one-byte case itself and calls these for longer numbers: a call for
 * every number costs a text search 5 %.
 */

/** A number of several bytes; `at` is the place after its first. */
export function longCode(bytes: Uint8Array, at: number): number {
  const first = bytes[at - 1]!;
  if (first < longMark) return oneByte + (((first - oneByte) << 8) | bytes[at]!);
  return (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
}

/** How many bytes of this number of several bytes follow its first. */
export function bytesAfterFirst(longNumber: number): number {
  return longNumber < twoBytes ? 1 : 3;
}

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

const weightOfPair = Uint8Array.from({ length: largestWeight * largestCount }, (_, pair) => (pair % largestWeight) + 1);
const countOfPair = Uint8Array.from(
  { length: largestWeight * largestCount },
  (_, pair) => Math.floor(pair / largestWeight) + 1,
);

/** The byte for this weight and count, or the mark when they need bytes of their own. */
export function pairOf(weight: number, count: number): number {
  return weight <= largestWeight && count <= largestCount ? (count - 1) * largestWeight + weight - 1 : pairMark;
}

/** The weight of the pair that begins here. */
export function weightAt(bytes: Uint8Array, at: number): number {
  const pair = bytes[at]!;
  return pair < pairMark ? weightOfPair[pair]! : bytes[at + 1]!;
}

/** The count of the pair that begins here. */
export function countAt(bytes: Uint8Array, at: number): number {
  const pair = bytes[at]!;
  return pair < pairMark ? countOfPair[pair]! : bytes[at + 2]!;
}

/** The number of bytes of the pair that begins here. */
export function lengthOfPair(bytes: Uint8Array, at: number): number {
  return bytes[at]! < pairMark ? 1 : 3;
}
