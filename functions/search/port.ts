import type { Kind, SearchQuery, SearchResult } from './engine/engine.ts';

/**
 * What features know of search: one query, whose result has ids, versions, exact totals and facet counts. The page's
 * cards come from the table. Another engine is another implementation of this.
 */
export interface SearchIndex {
  search(query: SearchQuery): Promise<SearchResult>;
}

/** One row of the change log; written in the transaction that changes the document. */
export interface ChangeRow<Document> {
  /** Milliseconds at the writer; the log is read in any order. */
  time: number;
  id: number;
  /** Grows with every change of this document, removals included. */
  version: number;
  /** Null once the document can no longer be found. */
  document: Document | null;
}

/** A document with its version, as the table holds it now. */
export interface CurrentDocument<Document> {
  id: number;
  version: number;
  document: Document;
}

/** Which snapshot: two layouts of a kind live beside each other while a new version of the product replaces the former. */
export type SnapshotKind = Pick<Kind<never>, 'name' | 'layout'>;

/** Where the change log and the snapshots are stored; the table and a bucket implement it, tests use plain arrays. */
export interface SearchStore<Document> {
  /**
   * Every row of the kind with this time or later, in any order; `until` is the current time, for stores that read by
   * time slots.
   */
  readChangeLog(range: { kind: string; since: number; until: number }): AsyncIterable<ChangeRow<Document>>;
  /** The newest snapshot's bytes, or undefined when none was ever written in this layout. */
  readSnapshot(kind: SnapshotKind): Promise<Uint8Array | undefined>;
  /** Every searchable document of the table: for the first snapshot, and when the newest one cannot be read. */
  readEverything(kind: string): AsyncIterable<CurrentDocument<Document>>;
}

/** What the publisher needs in addition. */
export interface SnapshotStore<Document> extends SearchStore<Document> {
  writeSnapshot(snapshot: { kind: SnapshotKind; checkpoint: number; bytes: Uint8Array }): Promise<void>;
  /** Deletes rows older than this, and replaced snapshots; a store whose rows expire on their own does nothing. */
  prune(range: { kind: string; before: number }): Promise<void>;
}
