import type { Place } from '../../records/trace.ts';

/**
 * How another user's item is treated: what it says about the person, the story they are the subject of, or all of it.
 */
export type Manner = 'mention' | 'story' | 'whole' | 'address';

/** A place that holds a person's data. */
export interface ReachedPlace extends Place {
  manner: Manner;
  /** The file of the archive that contains it; absent for what adds nothing new. */
  file?: string;
}

/** Everything beyond the person's own partitions. */
export interface Reach {
  /** Sorted by key and each once, so that work can continue where it stopped. */
  places: ReachedPlace[];
  /** The person's jobs. */
  jobs: Set<number>;
  /** Recruiters who work for the person. */
  recruiters: number[];
  /** Addresses that the person invited. */
  invited: string[];
}

const strength: Record<Manner, number> = { mention: 0, address: 1, story: 2, whole: 3 };

const keyOf = ({ pk, sk }: Place): string => `${pk}|${sk ?? ''}`;

/**
 * The rank of a place in the order of work. Invitations by address are last: what was imported is found through them,
 * also by a run that continues where another stopped.
 */
export const placeKey = (place: ReachedPlace): string => `${place.manner === 'address' ? '~' : ''}${keyOf(place)}`;

/** The places in their order, each once; of two manners the one that removes more counts. */
export function inOrder(places: readonly ReachedPlace[]): ReachedPlace[] {
  const found = new Map<string, ReachedPlace>();
  for (const place of places) {
    const there = found.get(keyOf(place));
    const stronger = !there || strength[place.manner] > strength[there.manner] ? place : there;
    const file = place.file ?? there?.file;
    found.set(keyOf(place), file === undefined ? stronger : { ...stronger, file });
  }
  return [...found.values()].sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1));
}
