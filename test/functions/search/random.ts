/** A seeded source of randomness; the same seed gives the same run on every machine. */
export interface Random {
  /** At least 0, below 1. */
  fraction(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** So many different members, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** A position below `length`, small ones far more often (Zipf-like). */
  skewed(length: number): number;
}

/** The first so many positions are nearly equally frequent. */
const flatHead = 6;

/** Mulberry32: small, quick and good enough for test data. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[integer(0, list.length - 1)]!;
  return {
    fraction,
    integer,
    pick,
    chance: (probability) => fraction() < probability,
    some: (list, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, list.length)) chosen.add(integer(0, list.length - 1));
      return [...chosen].map((at) => list[at]!);
    },
    skewed: (length) => Math.min(length - 1, Math.floor(flatHead * ((length / flatHead + 1) ** fraction() - 1))),
  };
}
