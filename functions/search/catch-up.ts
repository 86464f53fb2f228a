import { ColumnarIndex, type Kind, SnapshotRefused } from './engine/engine.ts';
import type { ChangeRow, SearchStore } from './port.ts';

/**
 * A row may become visible this long after the time it carries: the transaction takes a moment and clocks differ. Each
 * read of the log therefore begins this much before the last one; rows seen twice change nothing.
 */
export const logDelay = 5_000;

/**
 * A full read uses an index of the table, which may lag this far behind; the log, read from the table itself, therefore
 * begins that much earlier. Otherwise a job closed just then would stay, and one just opened would be missing.
 */
export const indexDelay = 600_000;

/** There is no snapshot yet, and the table holds more documents than may be read in its place. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments';
}

/** An index and the time up to which it contains the change log. */
export interface Caught<Document> {
  index: ColumnarIndex<Document>;
  checkpoint: number;
}

export interface Opened<Document> extends Caught<Document> {
  source: 'snapshot' | 'table';
  /** Why the newest snapshot could not be used, if so. */
  refused?: string;
}

/**
 * An index to begin with: the newest snapshot, or every document of the table when there is none or it is refused. Throws
 * `TooManyDocuments` when the table has more than `most`.
 */
export async function openIndex<Document>(
  kind: Kind<Document>,
  store: SearchStore<Document>,
  now: () => number,
  most = Number.POSITIVE_INFINITY,
): Promise<Opened<Document>> {
  const bytes = await store.readSnapshot(kind);
  if (!bytes) return { ...(await buildIndex(kind, store, now, most)), source: 'table' };
  try {
    return { ...ColumnarIndex.load(kind, bytes), source: 'snapshot' };
  } catch (error) {
    if (!(error instanceof SnapshotRefused)) throw error;
    return { ...(await buildIndex(kind, store, now, most)), source: 'table', refused: error.message };
  }
}

async function buildIndex<Document>(
  kind: Kind<Document>,
  store: SearchStore<Document>,
  now: () => number,
  most: number,
): Promise<Caught<Document>> {
  const index = new ColumnarIndex(kind);
  const checkpoint = now() - indexDelay;
  let read = 0;
  for await (const { id, version, document } of store.readEverything(kind.name)) {
    if (++read > most)
      throw new TooManyDocuments(`No snapshot of ${kind.name}s yet, and more than ${most} in the table`);
    index.upsert({ id, version }, document);
  }
  index.compact();
  return { index, checkpoint };
}

/**
 * Replays the log since the checkpoint, less the delay; returns the new checkpoint and how many rows changed something.
 */
export async function catchUp<Document>(
  { index, checkpoint }: Caught<Document>,
  store: SearchStore<Document>,
  now: () => number,
): Promise<{ checkpoint: number; changed: number }> {
  const lookedAt = now();
  let changed = 0;
  // When a read fails midway, the checkpoint stays, and the replayed rows change nothing the next time.
  for await (const row of store.readChangeLog({ kind: index.kind.name, since: checkpoint - logDelay, until: lookedAt }))
    if (replay(index, row)) changed++;
  return { checkpoint: Math.max(checkpoint, lookedAt), changed };
}

function replay<Document>(
  index: ColumnarIndex<Document>,
  { time, id, version, document }: ChangeRow<Document>,
): boolean {
  return document === null ? index.remove({ id, version }, time) : index.upsert({ id, version }, document);
}
