/** The six fields the demo world recruits in; each has a campaign of this name. */
export const fields = [
  'healthcare',
  'cyber-security',
  'data-and-ai',
  'software-engineering',
  'skilled-trades',
  'finance',
] as const;
export type Field = (typeof fields)[number];

/** One advertised position: what makes it different from the others of its role. */
export interface Opening {
  title: string;
  /** Two or three sentences that begin the description; `{company}` and `{city}` are filled in. */
  lead: string;
  /** Names of built-in skills beside those of the role. */
  skills: readonly string[];
  /** Only in the United States, because of the employer or the law. */
  usOnly?: true;
}

/** A kind of work with five openings; the lists are drawn from, so that no two descriptions are alike. */
export interface Role {
  field: Field;
  /** Title on a candidate's profile. */
  headline: string;
  skills: readonly string[];
  /** Full-time pay of an experienced person in an average US city (dollars a year) and in India (rupees a year). */
  pay: { usd: readonly [number, number]; inr: readonly [number, number] };
  paidBy: 'hour' | 'year' | 'both';
  /** Only in the United States, for work that needs a US licence or clearance. */
  usOnly?: true;
  clearance?: readonly ('public_trust' | 'secret' | 'top_secret')[];
  openings: readonly Opening[];
  duties: readonly string[];
  needs: readonly string[];
  extras: readonly string[];
}

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
