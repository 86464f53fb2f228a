import type { FacetCount, Wish } from './columns/column.ts';
import type { Point } from './columns/distance.ts';
import type { FieldColumn } from './field-columns.ts';
import type { Kind } from './kind.ts';
import { orderOf, placeColumn } from './order.ts';
import { type SearchHit, type SearchQuery, type SearchResult, UnknownQuery } from './query.ts';
import { type NamedTest, part, select } from './select.ts';
import type { Slots } from './slots.ts';
import type { TextIndex } from './text/text-index.ts';
import { topEntries } from './top.ts';

const usualPage = 50;
const largestPage = 1_000;
const usualFacet = 20;

/** The parts of an index that a query reads, and room for a selection of all slots. */
export interface Queried<Document> {
  kind: Kind<Document>;
  slots: Slots;
  columns: ReadonlyMap<string, FieldColumn<Document>>;
  text: TextIndex<Document>;
  selection: Uint32Array;
  keys: Float64Array;
}

/** Answers a query: text, then wishes, then facets, then the page in order. */
export function runQuery<Document>(query: SearchQuery, queried: Queried<Document>): SearchResult {
  const { slots, columns, selection } = queried;
  const { page, perPage } = paging(query);
  const tests = testsOf(query.where ?? {}, queried);
  const counted = new Set(query.facets);
  const matched = query.text ? queried.text.match({ text: query.text, asYouType: query.asYouType }, { ...living(slots) }, selection) : undefined;

  const plain = tests.filter(({ field }) => !counted.has(field));
  const faceted = tests.filter(({ field }) => counted.has(field));
  const candidates = select(plain, slots, selection, matched?.count);
  const { count, refusedOnlyBy } = faceted.length > 0 ? part(faceted, selection, candidates) : { count: candidates, refusedOnlyBy: new Map<string, Uint32Array>() };

  const from = query.from ?? centre(query.where ?? {});
  return {
    total: count,
    page,
    perPage,
    hits: hitsOf({ query, queried, count, page, perPage, from, scores: matched?.scores }),
    facets: Object.fromEntries([...counted].map((field) => [field, countFacet(field, { columns, selection, count, refused: refusedOnlyBy.get(field), limit: query.facetLimit ?? usualFacet })])),
    matched: matched?.matched ?? { words: [], phrases: [] },
  };
}

function living(slots: Slots): { live: Uint8Array; liveCount: number; tombstones: boolean; length: number } {
  return { live: slots.live, liveCount: slots.liveCount, tombstones: slots.liveCount < slots.length, length: slots.length };
}

function paging({ page = 1, perPage = usualPage }: SearchQuery): { page: number; perPage: number } {
  if (!Number.isSafeInteger(page) || page < 1) throw new UnknownQuery(`there is no page ${page}`);
  if (!Number.isSafeInteger(perPage) || perPage < 1 || perPage > largestPage) throw new UnknownQuery(`a page has 1 to ${largestPage} documents, not ${perPage}`);
  return { page, perPage };
}

function testsOf<Document>(where: Readonly<Record<string, Wish>>, { kind, columns }: Queried<Document>): NamedTest[] {
  return Object.entries(where).map(([field, wish]) => {
    const column = columns.get(field)?.column;
    if (!column) throw new UnknownQuery(`${kind.name} documents have no field ${field}`);
    return { field, test: column.test(wish) };
  });
}

/** The middle of the first circle that is wished. */
function centre(where: Readonly<Record<string, Wish>>): Point | undefined {
  for (const wish of Object.values(where)) if ('km' in wish) return wish;
  return undefined;
}

interface Counting<Document> {
  columns: ReadonlyMap<string, FieldColumn<Document>>;
  selection: Uint32Array;
  count: number;
  refused: Uint32Array | undefined;
  limit: number;
}

function countFacet<Document>(field: string, { columns, selection, count, refused, limit }: Counting<Document>): FacetCount[] {
  const counter = columns.get(field)?.column.counter();
  if (!counter) throw new UnknownQuery(`the field ${field} cannot be counted`);
  counter.add(selection, count);
  if (refused) counter.add(refused, refused.length);
  return counter.top(limit);
}

interface Paged<Document> {
  query: SearchQuery;
  queried: Queried<Document>;
  count: number;
  page: number;
  perPage: number;
  from: Point | undefined;
  scores: Float64Array | undefined;
}

function hitsOf<Document>({ query, queried, count, page, perPage, from, scores }: Paged<Document>): SearchHit[] {
  const { kind, columns, selection, keys } = queried;
  const { ids, versions } = queried.slots;
  const order = orderOf({ kind, columns, query, scores, from });
  const first = (page - 1) * perPage;
  if (first >= count) return [];
  order.keys(selection, count, keys);
  const { tie } = order;
  const compare = (a: number, b: number): number => {
    if (keys[a] !== keys[b]) return keys[a]! < keys[b]! ? -1 : 1;
    const slotA = selection[a]!;
    const slotB = selection[b]!;
    return tie?.(slotA, slotB) || ids[slotA]! - ids[slotB]!;
  };
  const place = from ? placeColumn(columns) : undefined;
  return topEntries({ count, keys, compare, from: first, to: first + perPage }).map((entry) => {
    const slot = selection[entry]!;
    const hit: SearchHit = { id: ids[slot]!, version: versions[slot]! };
    if (!place || !from) return hit;
    const km = place.kmFrom(from, slot);
    return { ...hit, km: Number.isNaN(km) ? null : km };
  });
}
