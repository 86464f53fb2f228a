import { match, P } from 'ts-pattern';
import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { RejectionReason } from '../../../shared/constants/rejection-reasons.ts';
import type { Source } from '../../../shared/constants/sources.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { Span } from '../../../shared/rules/dashboard-range.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Partition, WithKey } from '../../platform/table/key.ts';
import type { Item, Table } from '../../platform/table/table.ts';
import { isNew, type SingleWrite } from '../../platform/table/write.ts';
import type { Closing } from '../../records/closing.ts';
import { countedAt, countEvent, type CountedEvent } from './counted-event.ts';
import type { CountersOf } from './hour-counters.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** What a row is about; closed jobs have a list of their own (functions/records/closing.ts). */
export const rowKinds = ['posted', 'removed', 'clientsAdded', 'clientsRemoved', 'candidates', 'moves'] as const;
export type RowKind = (typeof rowKinds)[number];

/** One thing that somebody's counters count, so that a figure can be opened: people, jobs and clients by id only. */
export interface CountedRow {
  at: string;
  managerId: number;
  jobId?: number;
  clientId?: number | null;
  candidateId?: number | null;
  recruiterId?: number | null;
  from?: PipelineStatus;
  to?: PipelineStatus;
  rejectedFor?: RejectionReason;
  /** Whole days in the status that was left, or from posting to closing. */
  days?: number;
  points?: number;
  source?: Source;
  /** That a hire filled one of several openings, and the job stayed open. */
  staysOpen?: true;
}

/** A row as it is stored; one that was taken back keeps its place only, so that it does not come back with a repetition. */
export type StoredRow = (CountedRow & { takenBack?: never }) | { takenBack: true };

const storedAlready = new Refusal('conflict', 'already listed');

interface Named {
  kind: RowKind;
  /** What the row is called among those of its moment. */
  name: string;
  /** Null for what is taken back. */
  row: Omit<CountedRow, 'at'> | null;
}

// A move and an acceptance are named by their place on a job, by which whatever takes them back finds them.
function named(event: CountedEvent): Named | undefined {
  const own = String(event.id);
  const placed = (jobId: number, candidateId: number) => `${jobId}-${candidateId}`;
  return match(event)
    .returnType<Named | undefined>()
    .with({ type: 'client-added' }, ({ data: { managerId, clientId } }) => ({
      kind: 'clientsAdded',
      name: own,
      row: { managerId, clientId },
    }))
    .with({ type: 'client-removed' }, ({ data: { managerId, clientId } }) => ({
      kind: 'clientsRemoved',
      name: own,
      row: { managerId, clientId },
    }))
    .with({ type: 'job-posted' }, ({ data: { manager, jobId, clientId } }) => ({
      kind: 'posted',
      name: own,
      row: { managerId: manager.id, jobId, clientId },
    }))
    .with({ type: 'job-removed' }, ({ data: { managerId, jobId, clientId } }) => ({
      kind: 'removed',
      name: own,
      row: { managerId, jobId, clientId },
    }))
    .with({ type: 'self-assignment-accepted' }, ({ data: { managerId, job, candidate, recruiter, undoneAt } }) => ({
      kind: 'candidates',
      name: placed(job.id, candidate.id),
      row: undoneAt
        ? null
        : { managerId, jobId: job.id, candidateId: candidate.id, recruiterId: recruiter?.id ?? null },
    }))
    .with({ type: 'self-assignment-restored' }, { type: 'self-assignment-undone' }, ({ data: { job, candidate } }) => ({
      kind: 'candidates',
      name: placed(job.id, candidate.id),
      row: null,
    }))
    .with({ type: 'candidate-status-changed' }, (move) => ({
      kind: 'moves',
      name: placed(move.data.jobId, move.data.candidate.id),
      row: move.data.undo ? null : rowOfMove(move),
    }))
    .with(
      { type: P.union('job-closed', 'opening-filled', 'job-status-changed', 'candidate-note-added') },
      () => undefined,
    )
    .exhaustive();
}

function rowOfMove({ time, data }: Extract<CountedEvent, { type: 'candidate-status-changed' }>): Named['row'] {
  const { managerId, recruiterId, jobId, candidate, from, to, since, rejectedFor } = data;
  const days = since === null ? undefined : Math.floor((Date.parse(time) - Date.parse(since)) / oneDay);
  return {
    managerId,
    recruiterId,
    jobId,
    candidateId: candidate.id,
    ...(from && { from }),
    to,
    ...(rejectedFor && { rejectedFor }),
    ...(days !== undefined && { days: Math.max(0, days) }),
  };
}

/** The row of an event in the list of one of those whose counters it changes. */
export interface RowWrite {
  whose: CountersOf;
  sk: string;
  isTakenBack: boolean;
  write: SingleWrite;
}

/** The writes of an event's rows, one for each whose counters it changes; repeated and reordered they end the same. */
export function countedRowWrites(event: CountedEvent): RowWrite[] {
  const known = named(event);
  if (!known) return [];
  const at = countedAt(event);
  const { kind, name, row } = known;
  return countEvent(event).map(({ whose }) => {
    const key = keys.countedRow(whose, kind, at, name);
    const write: SingleWrite = row
      ? { put: { ...key, at, ...row }, when: isNew, refusal: storedAlready }
      : { put: { ...key, takenBack: true } };
    return { whose, sk: key.sk, isTakenBack: !row, write };
  });
}

/** Writes a row unless it, or what takes it back, is there. */
export async function writeRow(table: Table, { write }: RowWrite): Promise<void> {
  await tryWrite(table.writeOne(write), storedAlready);
}

/** A place in somebody's list: before this row, or its newest one. */
export interface PlaceAmongRows {
  before?: string | undefined;
  limit: number;
}

/** What is listed: rows of a kind, or closed jobs. */
export interface RowList {
  whose: CountersOf;
  kind: RowKind | 'closed';
}

/** Which rows count; undefined if all do, so that a page reads no more rows than it shows. */
type Counts = ((row: CountedRow) => boolean) | undefined;

// So much is read at a time, and at most, for one page of rows of which only some count.
const readAtOnce = 250;
const mostReads = 8;

/**
 * The newest rows of a span that count, as many as wanted, and before which row to continue; null at the end. Reads no
 * more than 2,000 rows, and may then return fewer.
 */
export async function countedRows(
  table: Table,
  { whose, kind }: RowList,
  { from, to }: Span,
  { before, limit, counts }: PlaceAmongRows & { counts: Counts },
): Promise<{ rows: CountedRow[]; next: string | null }> {
  const [first, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const question: Partition<(StoredRow | Closing) & WithKey> =
    kind === 'closed' ? keys.closingsBetween(whose, first, end) : keys.countedRowsBetween(whose, kind, first, end);
  const [low, high] = question.skBetween ?? ['', ''];
  if (before !== undefined && (before < low || before > high)) return { rows: [], next: null };
  let after: Item | undefined = before === undefined ? undefined : { pk: question.pk, sk: before };
  const rows: CountedRow[] = [];
  for (let read = 0; read < mostReads; read++) {
    const { items, next } = await table.queryPage(question, {
      newestFirst: true,
      limit: counts || read > 0 ? readAtOnce : limit,
      after,
    });
    for (const item of items) {
      const row = rowOf(item);
      if (row && (counts?.(row) ?? true)) rows.push(row);
      if (rows.length === limit) return { rows, next: item.sk };
    }
    if (!next) return { rows, next: null };
    after = next;
  }
  return { rows, next: String(after?.sk) };
}

function rowOf(item: StoredRow | Closing): CountedRow | undefined {
  if ('closedAt' in item) {
    const { closedAt, ...closing } = item;
    return { ...closing, at: closedAt };
  }
  return item.takenBack ? undefined : item;
}

/** Every stored row of a person by its sort key, and whether it was taken back. */
export async function storedRows(table: Table, userId: number): Promise<Map<string, boolean>> {
  const items = await table.query(keys.countedRows(userId), { consistent: true });
  return new Map(items.map(({ sk, takenBack }) => [sk, takenBack === true]));
}

/**
 * Makes a person's rows what these events say, over the rows that were read before the events, and returns how many
 * differed.
 */
export async function mendRows(
  table: Table,
  userId: number,
  { stored, events }: { stored: ReadonlyMap<string, boolean>; events: readonly CountedEvent[] },
): Promise<number> {
  const right = new Map<string, RowWrite>();
  for (const one of events.flatMap(countedRowWrites).filter(({ whose }) => whose === userId))
    if (one.isTakenBack || !right.has(one.sk)) right.set(one.sk, one);
  const wrong = [...right.values()].filter(({ sk, isTakenBack }) => stored.get(sk) !== isTakenBack);
  const invented = [...stored].flatMap(([sk, isTakenBack]) => (isTakenBack || right.has(sk) ? [] : sk));
  await inGroups(wrong, async (one) => {
    // A row that should not have been taken back is in the way of the right one, which then needs no guard.
    const { when: _, ...whole } = one.write;
    await (stored.has(one.sk) ? table.writeOne(whole) : writeRow(table, one));
  });
  await inGroups(invented, (sk) => table.writeOne(takenBackWrite(userId, sk)));
  return wrong.length + invented.length;
}

function takenBackWrite(userId: number, sk: string): SingleWrite {
  const [kind = '', at = '', name = ''] = sk.split('#');
  return { put: { ...keys.countedRow(userId, kind, at, name), takenBack: true } };
}
