import type { FacetCount, Test, Condition } from '../columns/column.ts';
import { distanceKm } from '../columns/earth.ts';
import { PlaceColumn } from '../columns/place-column.ts';
import { type FieldColumn, fieldColumn } from '../field-columns.ts';
import type { Kind } from '../kind.ts';
import { orderOf } from '../order.ts';
import type { SearchQuery } from '../query.ts';
import { topEntries } from '../top.ts';
import { BruteText } from './brute-text.ts';

/**
 * The rival in the bench: what a careful hand-written scan over typed arrays can do. It has the engine's columns,
 * filter passes, counters and top selection, but nothing that leads to rows: no postings, no places shared by jobs,
 * no word index; a text is searched in every word of every job.
 */
export class BruteScan<Document> {
  private readonly kind: Kind<Document>;
  private readonly columns: Map<string, FieldColumn<Document>>;
  private readonly ids: number[] = [];
  private readonly lats: Float64Array;
  private readonly lngs: Float64Array;
  private readonly text: BruteText<Document>;
  private readonly selection: Uint32Array;
  private readonly keys: Float64Array;

  constructor(kind: Kind<Document>, documents: ReadonlyMap<number, Document>) {
    const { size } = documents;
    this.kind = kind;
    this.text = new BruteText(kind);
    this.columns = new Map(Object.entries(kind.fields).map(([name, field]) => [name, fieldColumn(field)]));
    this.lats = new Float64Array(size).fill(Number.NaN);
    this.lngs = new Float64Array(size).fill(Number.NaN);
    this.selection = new Uint32Array(size);
    this.keys = new Float64Array(size);
    for (const [id, document] of documents) this.add(id, document);
    this.text.finish();
  }

  private add(id: number, document: Document): void {
    const row = this.ids.length;
    this.ids.push(id);
    for (const column of this.columns.values()) column.append(row, document);
    for (const field of Object.values(this.kind.fields)) {
      const point = field.type === 'place' ? field.of(document) : null;
      if (point) {
        this.lats[row] = point.lat;
        this.lngs[row] = point.lng;
      }
    }
    this.text.add(document);
  }

  search(query: SearchQuery): { total: number; ids: number[]; facets: Record<string, FacetCount[]> } {
    const { selection, keys, ids } = this;
    const byText = query.text ? this.text.scores(query.text, query.asYouType ?? false) : undefined;
    const scores = byText?.scores;
    const among = query.among && new Set(query.among);
    const tests = Object.entries(query.where ?? {}).map(([field, condition]) => ({
      field,
      test: this.scan(field, condition),
    }));
    const facets = Object.fromEntries(
      [...new Set(query.facets)].map((field) => [
        field,
        this.facet(
          field,
          this.select(
            scores,
            among,
            tests.filter((test) => test.field !== field),
          ),
        ),
      ]),
    );
    const count = this.select(scores, among, tests);
    const from = query.from ?? Object.values(query.where ?? {}).find((condition) => 'km' in condition);
    const order = orderOf({
      kind: this.kind,
      columns: this.columns,
      query,
      scores: byText?.isRanked ? scores : undefined,
      from,
    });
    order.keys(selection, count, keys);
    const perPage = query.perPage ?? 50;
    const first = ((query.page ?? 1) - 1) * perPage;
    const compare = (a: number, b: number): number => {
      if (keys[a] !== keys[b]) return keys[a]! < keys[b]! ? -1 : 1;
      return order.tie?.(selection[a]!, selection[b]!) || ids[selection[a]!]! - ids[selection[b]!]!;
    };
    return {
      total: count,
      ids: topEntries({ count, keys, compare, from: first, to: first + perPage }).map(
        (entry) => ids[selection[entry]!]!,
      ),
      facets,
    };
  }

  private select(
    scores: Float64Array | undefined,
    among: ReadonlySet<number> | undefined,
    tests: readonly { test: Test }[],
  ): number {
    const { selection } = this;
    let count = 0;
    for (let row = 0; row < this.ids.length; row++) {
      if (scores && scores[row]! < 0) continue;
      if (!among || among.has(this.ids[row]!)) selection[count++] = row;
    }
    for (const { test } of tests) count = test.keep(selection, count);
    return count;
  }

  private facet(field: string, count: number): FacetCount[] {
    const counter = this.columns.get(field)!.column.counter()!;
    counter.add(this.selection, count);
    return counter.top(20);
  }

  private scan(field: string, condition: Condition): Test {
    const { column } = this.columns.get(this.kind.aliases?.[field] ?? field)!;
    if (!(column instanceof PlaceColumn) || !('km' in condition)) return column.test(condition);
    const { lats, lngs } = this;
    const height = condition.km / 110;
    const holds = (row: number): boolean =>
      Math.abs(lats[row]! - condition.lat) <= height &&
      distanceKm(condition, { lat: lats[row]!, lng: lngs[row]! }) <= condition.km;
    const keep = (selection: Uint32Array, count: number): number => {
      let kept = 0;
      for (let at = 0; at < count; at++) if (holds(selection[at]!)) selection[kept++] = selection[at]!;
      return kept;
    };
    return { ...column.test(condition), holds, keep };
  }
}
