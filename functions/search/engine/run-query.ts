import type { Condition } from './columns/column.ts';
import type { Point } from './columns/earth.ts';
import { countFacets } from './count-facets.ts';
import type { FieldColumn } from './field-columns.ts';
import type { Kind } from './kind.ts';
import { orderOf, placeColumn } from './order.ts';
import { type SearchHit, type SearchQuery, type SearchResult, UnknownQuery } from './query.ts';
import { type NamedTest, select } from './select.ts';
import type { Slots } from './slots.ts';
import type { TextIndex } from './text/text-index.ts';
import { topEntries } from './top.ts';

const usualPage = 50;
const largestPage = 1_000;

/** The parts of an index that a query reads, and room for a selection of all slots. */
export interface Queried<Document> {
  kind: Kind<Document>;
  slots: Slots;
  columns: ReadonlyMap<string, FieldColumn<Document>>;
  text: TextIndex<Document>;
  selection: Uint32Array;
  keys: Float64Array;
}

/** Runs a query: text, then conditions, then facets, then the page in order. */
export function runQuery<Document>(query: SearchQuery, queried: Queried<Document>): SearchResult {
  const { slots, selection } = queried;
  const { page, perPage } = paging(query);
  const tests = testsOf(query.where ?? {}, queried);
  const unknown = query.texts?.find((name) => !(name in queried.kind.texts));
  if (unknown !== undefined) throw new UnknownQuery(`${queried.kind.name} documents have no text ${unknown}`);
  const text = query.text
    ? queried.text.match({ text: query.text, asYouType: query.asYouType, texts: query.texts }, living(slots), selection)
    : undefined;
  // Facets start again from these, so they are kept beside the selection that the tests narrow.
  const candidates = amongThem(query.among, slots, text && selection.slice(0, text.count));
  const count = select(tests, slots, selection, candidates);
  const from = query.from ?? centre(query.where ?? {});
  return {
    total: count,
    page,
    perPage,
    hits: hitsOf({ query, queried, count, page, perPage, from, scores: text?.scores }),
    facets: countFacets(query, {
      columns: queried.columns,
      slots,
      tests,
      candidates,
      found: selection.subarray(0, count),
    }),
    matched: text?.matched ?? { words: [], phrases: [] },
  };
}

/** The slots of the requested documents that match the text; undefined when neither is given. */
function amongThem(
  ids: readonly number[] | undefined,
  slots: Slots,
  matching: Uint32Array | undefined,
): Uint32Array | undefined {
  if (!ids) return matching;
  const requested = new Set(ids.map((id) => slots.find(id)).filter((slot) => slot >= 0));
  return matching ? matching.filter((slot) => requested.has(slot)) : Uint32Array.from(requested);
}

function living(slots: Slots): { live: Uint8Array; liveCount: number; tombstones: boolean; length: number } {
  return {
    live: slots.live,
    liveCount: slots.liveCount,
    tombstones: slots.liveCount < slots.length,
    length: slots.length,
  };
}

function paging({ page = 1, perPage = usualPage }: SearchQuery): { page: number; perPage: number } {
  if (!Number.isSafeInteger(page) || page < 1) throw new UnknownQuery(`there is no page ${page}`);
  if (!Number.isSafeInteger(perPage) || perPage < 1 || perPage > largestPage)
    throw new UnknownQuery(`a page has 1 to ${largestPage} documents, not ${perPage}`);
  return { page, perPage };
}

function testsOf<Document>(
  where: Readonly<Record<string, Condition>>,
  { kind, columns }: Queried<Document>,
): NamedTest[] {
  return Object.entries(where).map(([field, condition]) => {
    const column = columns.get(kind.aliases?.[field] ?? field)?.column;
    if (!column) throw new UnknownQuery(`${kind.name} documents have no field ${field}`);
    return { field, test: column.test(condition) };
  });
}

/** The centre of the first circle in the conditions. */
function centre(where: Readonly<Record<string, Condition>>): Point | undefined {
  for (const condition of Object.values(where)) if ('km' in condition) return condition;
  return undefined;
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
