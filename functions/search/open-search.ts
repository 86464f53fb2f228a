import { log } from '../platform/door/log.ts';
import { refuse } from '../platform/door/refusal.ts';
import { environment } from '../platform/environment.ts';
import type { Kind } from './engine/engine.ts';
import { callOpenSearch, OpenSearchFailure } from './opensearch/client.ts';
import { openSearchIndex } from './opensearch/open-search-index.ts';
import type { SearchIndex, SearchStore } from './port.ts';
import type { Replica } from './replica.ts';
import { replica } from './replica.ts';
import { snapshotsStore } from './snapshots.store.ts';

/**
 * The index of a kind: in OpenSearch where the stage has one, otherwise in this process, at most half a second behind the table.
 */
export function openSearch<Document>(
  kind: Kind<Document>,
  changes: Omit<SearchStore<Document>, 'readSnapshot'>,
): SearchIndex {
  const { SNAPSHOT_BUCKET, OPENSEARCH_URL } = environment('search-read');
  if (OPENSEARCH_URL) return orUnavailableThere(openSearchIndex(kind, callOpenSearch(OPENSEARCH_URL)));
  const { readSnapshot } = snapshotsStore({ bucket: SNAPSHOT_BUCKET, table: environment('table-read').TABLE_NAME });
  return orUnavailable(
    replica({
      kind,
      store: { ...changes, readSnapshot },
      now: Date.now,
      onRefused: (reason) => log.warn('search snapshot not used', { kind: kind.name, reason }),
    }),
  );
}

/**
 * The index as features use it: while it cannot be read, calls are refused with 503 and a time to retry. An invalid
 * query still throws as such.
 */
export function orUnavailable<Document>({ ready }: Pick<Replica<Document>, 'ready'>): SearchIndex {
  return { search: async (query) => (await ready().catch(notNow)).search(query) };
}

/** The same for an index elsewhere, which any search may find away, or not built yet. */
export function orUnavailableThere(index: SearchIndex): SearchIndex {
  return {
    search: (query) =>
      index.search(query).catch((error: unknown) => {
        if (error instanceof OpenSearchFailure) return notNow(error);
        throw error;
      }),
  };
}

function notNow(error: unknown): never {
  log.error('search index not read', { error: error as Error });
  throw refuse.unavailable('Search is not available right now; try again', 2);
}
