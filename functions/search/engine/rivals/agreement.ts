import type { ColumnarIndex } from '../columnar-index.ts';
import type { SearchQuery } from '../query.ts';
import type { Oracle } from './oracle.ts';

/**
 * Undefined when index and oracle return the same ids in the same order, totals and facets; else what differs,
 * readably.
 */
export function disagreement<Document>(
  query: SearchQuery,
  index: ColumnarIndex<Document>,
  oracle: Oracle<Document>,
): string | undefined {
  const result = index.search(query);
  const found = { total: result.total, ids: result.hits.map(({ id }) => id), facets: result.facets };
  const right = oracle.search(query);
  const differing = (['total', 'ids', 'facets'] as const).find(
    (part) => JSON.stringify(found[part]) !== JSON.stringify(right[part]),
  );
  if (!differing) return undefined;
  return `${differing} of ${JSON.stringify(query)}\n  is     ${JSON.stringify(found[differing]).slice(0, 400)}\n  should ${JSON.stringify(right[differing]).slice(0, 400)}`;
}
