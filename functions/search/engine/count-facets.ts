import type { FacetCount } from './columns/column.ts';
import type { FieldColumn } from './field-columns.ts';
import { type SearchQuery, UnknownQuery } from './query.ts';
import { type Collection, type NamedTest, select } from './select.ts';

const usualLimit = 20;

export interface Faceted<Document> {
  columns: ReadonlyMap<string, FieldColumn<Document>>;
  slots: Collection;
  tests: readonly NamedTest[];
  /** The slots that match the text, if the query has one. */
  candidates: Uint32Array | undefined;
  /** The slots that pass all tests. */
  found: Uint32Array;
}

/**
 * Counts each requested field over the documents found; a field with a condition is counted over those found without
 * this condition.
 */
export function countFacets<Document>(
  { facets = [], facetLimit = usualLimit }: SearchQuery,
  { columns, slots, tests, candidates, found }: Faceted<Document>,
): Record<string, FacetCount[]> {
  let without: Uint32Array | undefined;
  const counted = [...new Set(facets)].map((field) => {
    const counter = columns.get(field)?.column.counter();
    if (!counter) throw new UnknownQuery(`the field ${field} cannot be counted`);
    if (tests.some((test) => test.field === field)) {
      without ??= new Uint32Array(slots.length);
      const others = tests.filter((test) => test.field !== field);
      counter.add(without, select(others, slots, without, candidates));
    } else counter.add(found, found.length);
    return [field, counter.top(facetLimit)] as const;
  });
  return Object.fromEntries(counted);
}
