import type { Place } from '../records/trace.ts';

/**
 * How an item of somebody else's is treated: what it says of the person, the story they are the subject of, or all of
 * it.
 */
export type Manner = 'mention' | 'story' | 'whole' | 'address';

/** A place where a person's data stands. */
export interface ReachedPlace extends Place {
  manner: Manner;
  /** The file of the archive that tells it; absent for what tells the person nothing new. */
  file?: string;
}

/** Everything beyond the person's own partitions. */
export interface Reach {
  /** Sorted by key and each once, so that work can go on where it stopped. */
  places: ReachedPlace[];
  /** Jobs that are the person's. */
  jobs: Set<number>;
  /** Recruiters who work for the person. */
  recruiters: number[];
  /** Addresses that the person invited. */
  invited: string[];
}

const strength: Record<Manner, number> = { mention: 0, address: 1, story: 2, whole: 3 };

/** Where a place stands in the order of work. */
export const placeKey = ({ pk, sk }: Place): string => `${pk}|${sk ?? ''}`;

/** The places in their order, each once; of two manners the one that takes more away counts. */
export function inOrder(places: readonly ReachedPlace[]): ReachedPlace[] {
  const found = new Map<string, ReachedPlace>();
  for (const place of places) {
    const there = found.get(placeKey(place));
    const stronger = !there || strength[place.manner] > strength[there.manner] ? place : there;
    const file = place.file ?? there?.file;
    found.set(placeKey(place), file === undefined ? stronger : { ...stronger, file });
  }
  return [...found.values()].sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1));
}
