import { catchUp, openIndex } from './catch-up.ts';
import type { Kind } from './engine/engine.ts';
import type { SnapshotStore } from './port.ts';

/**
 * Rows and removals are kept this long after a snapshot contains them, far longer than a replica may sleep, so that a
 * replica with an older snapshot misses no row.
 */
const keptAfterSnapshot = 3_600_000;

/** A snapshot older than this is written again even without changes, so that a cold start has little log to read. */
const longestUnwritten = 600_000;

export interface Published {
  documents: number;
  /** False when nothing changed since the newest snapshot, which then stays. */
  written: boolean;
  bytes: number;
  /** Why the newest snapshot could not be used, if so. */
  refused?: string;
}

/** Brings the newest snapshot up to date, writes it when anything changed, and prunes what is no longer needed. */
export async function publishSnapshot<Document>({
  kind,
  store,
  now,
}: {
  kind: Kind<Document>;
  store: SnapshotStore<Document>;
  now: () => number;
}): Promise<Published> {
  const opened = await openIndex(kind, store, now);
  const { index, refused, source } = opened;
  const { checkpoint, changed } = await catchUp(opened, store, now);
  const why = refused === undefined ? {} : { refused };
  const isGood = source === 'snapshot' && changed === 0 && checkpoint - opened.checkpoint <= longestUnwritten;
  if (isGood) return { documents: index.size, written: false, bytes: 0, ...why };
  index.compact({ forgetRemovedBefore: checkpoint - keptAfterSnapshot });
  const bytes = index.snapshot(checkpoint);
  await store.writeSnapshot({ kind, checkpoint, bytes });
  await store.prune({ kind: kind.name, before: opened.checkpoint - keptAfterSnapshot });
  return { documents: index.size, written: true, bytes: bytes.byteLength, ...why };
}
