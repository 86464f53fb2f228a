/** Picks by seed and purpose: the same seed and purpose always give the same number in [0, 1). */
export function chance(seed: number, purpose: string): number {
  let hash = 2_166_136_261;
  for (const letter of `${seed}:${purpose}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** One of the values. */
export function pick<Value>(values: readonly Value[], seed: number, purpose: string): Value {
  return values[Math.floor(chance(seed, purpose) * values.length)] as Value;
}

/** `count` different values, in the order of the list. */
export function pickSome<Value>(values: readonly Value[], count: number, seed: number, purpose: string): Value[] {
  const drawn = values.map((value, place) => ({ value, place, draw: chance(seed, `${purpose}${place}`) }));
  return drawn
    .toSorted((a, b) => a.draw - b.draw)
    .slice(0, count)
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
