import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';

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
