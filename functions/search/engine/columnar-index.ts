import type { FacetCount, Stored } from './columns/column.ts';
import { type FieldColumn, fieldColumn } from './field-columns.ts';
import type { Kind } from './kind.ts';
import type { SearchQuery, SearchResult } from './query.ts';
import { runQuery } from './run-query.ts';
import { Slots } from './slots.ts';
import { packSnapshot, unpackSnapshot } from './snapshot.ts';
import { TextIndex } from './text/text-index.ts';

/** A version of a document, from the change log. Versions of one document only grow. */
export interface Versioned {
  id: number;
  version: number;
}

/** All searchable documents of one kind, in this process's memory. Returns ids and versions, never documents. */
export class ColumnarIndex<Document> {
  readonly kind: Kind<Document>;
  private slots: Slots;
  private columns: Map<string, FieldColumn<Document>>;
  private text: TextIndex<Document>;
  private room = { selection: new Uint32Array(0), keys: new Float64Array(0) };

  constructor(
    kind: Kind<Document>,
    parts?: { slots: Slots; columns: Map<string, FieldColumn<Document>>; text: TextIndex<Document> },
  ) {
    this.kind = kind;
    this.slots = parts?.slots ?? new Slots();
    this.columns =
      parts?.columns ?? new Map(Object.entries(kind.fields).map(([name, field]) => [name, fieldColumn(field)]));
    this.text = parts?.text ?? new TextIndex(kind);
  }

  /** Live documents. */
  get size(): number {
    return this.slots.liveCount;
  }

  /** Slots added or removed since the last compaction, which slow queries down. */
  get looseSlots(): number {
    return this.slots.length - this.slots.sortedCount + (this.slots.length - this.slots.liveCount);
  }

  /**
   * Puts the document in place of its older version; returns false, and does nothing, when this version is not newer.
   */
  upsert({ id, version }: Versioned, document: Document): boolean {
    if (!this.isNewer(id, version)) return false;
    this.bury(id);
    const slot = this.slots.take(id, version);
    for (const column of this.columns.values()) column.append(slot, document);
    this.text.append(slot, document);
    return true;
  }

  /** Removes the document; `at` is the time in milliseconds from which the removal itself may be forgotten. */
  remove({ id, version }: Versioned, at: number): boolean {
    if (!this.isNewer(id, version)) return false;
    this.bury(id);
    this.slots.remember(id, { version, at });
    return true;
  }

  private isNewer(id: number, version: number): boolean {
    const known = this.slots.versionOf(id);
    return known === undefined || version > known;
  }

  private bury(id: number): void {
    const slot = this.slots.find(id);
    if (slot < 0) return;
    this.text.bury(slot);
    this.slots.bury(slot);
  }

  search(query: SearchQuery): SearchResult {
    const { length } = this.slots;
    if (this.room.selection.length < length) {
      const room = Math.ceil(length * 1.1) + 16;
      this.room = { selection: new Uint32Array(room), keys: new Float64Array(room) };
    }
    return runQuery(query, {
      kind: this.kind,
      slots: this.slots,
      columns: this.columns,
      text: this.text,
      ...this.room,
    });
  }

  /** Counts each facet over all documents; the same as an empty search. */
  facets(fields: readonly string[]): Record<string, FacetCount[]> {
    return this.search({ facets: fields, perPage: 1 }).facets;
  }

  /**
   * Drops removed documents and packs the live ones in order of id. Takes about a second at 100,000 jobs, so not while
   * a query waits.
   */
  compact({ forgetRemovedBefore = Number.NEGATIVE_INFINITY } = {}): void {
    const order = this.slots.livingOrder();
    const oldLength = this.slots.length;
    this.slots = this.slots.compacted(order, forgetRemovedBefore);
    this.columns = new Map([...this.columns].map(([name, column]) => [name, column.compacted(order)]));
    this.text = this.text.compacted(order, oldLength);
  }

  /**
   * Compacts where needed and returns the whole index as bytes; `checkpoint` is the time up to which it contains the
   * change log.
   */
  snapshot(checkpoint: number): Buffer {
    if (this.looseSlots > 0) this.compact();
    const { length } = this.slots;
    const sections = new Map<string, Stored>([
      ['slots', this.slots.save()],
      ['text', this.text.save(length)],
      ...[...this.columns].map(([name, column]) => [`field.${name}`, column.save(length)] as const),
    ]);
    return packSnapshot(
      { kind: this.kind.name, layout: this.kind.layout, checkpoint, documents: length, fields: fieldTypes(this.kind) },
      sections,
    );
  }

  /** The index in a snapshot; refuses, with `SnapshotRefused`, bytes that are damaged or of another kind or layout. */
  static load<Document>(
    kind: Kind<Document>,
    bytes: Uint8Array,
  ): { index: ColumnarIndex<Document>; checkpoint: number } {
    const { head, sections } = unpackSnapshot(bytes, {
      kind: kind.name,
      layout: kind.layout,
      fields: fieldTypes(kind),
    });
    const slots = Slots.load(sections.get('slots')!);
    const columns = new Map(
      Object.entries(kind.fields).map(([name, field]) => [
        name,
        fieldColumn(field, sections.get(`field.${name}`)!, head.documents),
      ]),
    );
    return {
      index: new ColumnarIndex(kind, { slots, columns, text: TextIndex.load(kind, sections.get('text')!) }),
      checkpoint: head.checkpoint,
    };
  }
}

function fieldTypes<Document>(kind: Kind<Document>): string {
  return Object.entries(kind.fields)
    .map(([name, { type }]) => `${name}:${type}`)
    .join(' ');
}
