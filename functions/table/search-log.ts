import type { Job } from '../../shared/model/job.ts';
import { keys } from './keys.ts';
import type { Write } from './write.ts';

/** Kinds of searchable documents. */
export type SearchKind = 'job' | 'candidate';

const keptDays = 2;

/** A row of the change log: the document as it is now, or null when it left the index. */
export interface SearchLogRow {
  kind: SearchKind;
  time: string;
  id: number;
  version: number;
  document: Job | null;
  ttl: number;
}

/** The minute, counted from 1970, in whose partition a change is logged. */
export const minuteOf = (time: string): number => Math.floor(Date.parse(time) / 60_000);

/**
 * The write that logs a searchable document's change, for the transaction that makes it: the search index replays these rows (design, search).
 * The time is the moment of writing, not of the change, so that a late write is never passed over.
 */
export function searchLogWrite(kind: SearchKind, written: string, change: { id: number; version: number; document: Job | null }): Write {
  const row: SearchLogRow = { kind, time: written, ...change, ttl: Math.floor(Date.parse(written) / 1000) + keptDays * 86_400 };
  return { put: { ...keys.searchChange(kind, minuteOf(written), written, change.id), ...row } };
}
