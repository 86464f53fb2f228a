/** A source of chance that gives the same numbers for the same seed (mulberry32). */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `end`. */
  below(end: number): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Opens the source of this seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  };
}

/** The bytes that a source gives next, in base64url, hexadecimal or as they are. */
export function bytesFrom(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.below(256)));
}
