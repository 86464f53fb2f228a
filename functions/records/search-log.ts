import { oneDay } from '../../shared/constants/time.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** Kinds of searchable documents. */
export type SearchKind = 'job' | 'candidate';

/** How far back the change log reaches, in milliseconds; a snapshot older than this cannot be caught up. */
export const searchLogReach = 2 * oneDay;

/** A row of the change log: the current document, or null when it left the index. */
export interface SearchLogRow {
  time: number;
  id: number;
  version: number;
  document: object | null;
  ttl: number;
}

/** The hour, counted from 1970, in whose partition a change of this time is logged. */
export const hourOf = (time: number): number => Math.floor(time / 3_600_000);

/**
 * The write that logs a searchable document's change, for the transaction that makes it: the search index replays these
 * rows. `written` is the time of writing, not of the change, so that a late write is never skipped.
 */
export function searchLogWrite(
  kind: SearchKind,
  written: number,
  change: { id: number; version: number; document: object | null },
): Write {
  const row: SearchLogRow = { time: written, ...change, ttl: Math.floor((written + searchLogReach) / 1000) + 86_400 };
  return { put: { ...keys.searchChange(kind, hourOf(written), written, change.id), ...row } };
}

/** The write that takes a row out of the log. */
export function removedSearchRowWrite(kind: SearchKind, { time, id }: SearchLogRow): SingleWrite {
  return { remove: keys.searchChange(kind, hourOf(time), time, id) };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  searchChange: {
    holds: 'texts of a manager’s jobs, and a candidate’s searchable data',
    found: 'by id in the hours that the log covers',
    exported: { not: 'It repeats what the archive says about jobs and account.' },
    erasure: remove,
  },
  searchChanges: { leadsTo: 'searchChange' },
} satisfies PersonalData;
