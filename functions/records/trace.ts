import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A partition, or one item of it. */
export interface Place {
  pk: string;
  sk?: string;
}

/** A trace as stored. */
export interface Trace {
  place: Place;
}

/** The whole of a partition. */
export const partition = (pk: string): Place => ({ pk });

/**
 * The write that records where a person's name is stored when no key of theirs leads there, for the transaction that
 * writes the name. Export and erasure of personal data follow these traces; writing one twice changes nothing.
 */
export function traceWrite(userId: number, place: Place): Write {
  return { put: { ...keys.trace(userId, place), place } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  trace: {
    holds: 'where a user’s name is stored that no other key leads to',
    own: (userId) => keys.tracesOf(userId),
    exported: { not: 'What is stored there is included itself.' },
    erasure: remove,
  },
  tracesOf: { leadsTo: 'trace' },
} satisfies PersonalData;
