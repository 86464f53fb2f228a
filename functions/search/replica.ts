import type { ColumnarIndex, Kind, SearchQuery, SearchResult } from './engine/engine.ts';
import { type Caught, catchUp, openIndex, TooManyDocuments } from './catch-up.ts';
import type { SearchIndex, SearchStore } from './port.ts';

/** A read of the change log is valid for this many milliseconds; half of the second within which a change must show. */
export const freshFor = 500;
/** A process that slept longer than this starts again from the newest snapshot: rows it has not seen may be pruned. */
const longestSleep = 600_000;
/** So many documents a request reads from the table, in some seconds, where no snapshot is; for more it waits for the publisher. */
export const mostFromTable = 5_000;
/** For so long nothing is read again where they are more, which every request would read for nothing. */
const restWithoutSnapshot = 5_000;
/** This many loose slots make queries slower; the newest snapshot has them packed. */
const mostLooseSlots = 5_000;

export interface ReplicaOptions<Document> {
  kind: Kind<Document>;
  store: SearchStore<Document>;
  now: () => number;
  /** Called when the newest snapshot could not be used and everything was read from the table instead. */
  onRefused?: (reason: string) => void;
}

/** A copy of the index in this process that keeps itself fresh. */
export interface Replica<Document> extends SearchIndex {
  /** The index, no more than `freshFor` behind the log. */
  ready(): Promise<ColumnarIndex<Document>>;
  search(query: SearchQuery): Promise<SearchResult>;
}

/** Makes a replica; nothing is read before the first query. Concurrent queries share one read. */
export function replica<Document>({ kind, store, now, onRefused }: ReplicaOptions<Document>): Replica<Document> {
  let state: (Caught<Document> & { lookedAt: number; looseAtOpen: number }) | undefined;
  let looking: Promise<ColumnarIndex<Document>> | undefined;
  let tooMany: { until: number; error: TooManyDocuments } | undefined;

  const open = async (): Promise<NonNullable<typeof state>> => {
    if (tooMany && now() < tooMany.until) throw tooMany.error;
    const { index, checkpoint, refused } = await openIndex(kind, store, now, mostFromTable).catch((error: unknown) => {
      if (error instanceof TooManyDocuments) tooMany = { until: now() + restWithoutSnapshot, error };
      throw error;
    });
    if (refused !== undefined) onRefused?.(refused);
    return { index, checkpoint, lookedAt: Number.NEGATIVE_INFINITY, looseAtOpen: index.looseSlots };
  };

  const look = async (): Promise<ColumnarIndex<Document>> => {
    const lookedAt = now();
    const overslept = state !== undefined && lookedAt - state.lookedAt > longestSleep;
    const loose = state !== undefined && state.index.looseSlots - state.looseAtOpen > mostLooseSlots;
    const current = state === undefined || overslept || loose ? await open() : state;
    const { checkpoint } = await catchUp(current, store, now);
    // Changes caught up after opening are the newest snapshot's lag, not looseness that reopening would cure.
    const looseAtOpen = current === state ? current.looseAtOpen : current.index.looseSlots;
    state = { ...current, checkpoint, lookedAt, looseAtOpen };
    return current.index;
  };

  const ready = async (): Promise<ColumnarIndex<Document>> => {
    if (state && now() - state.lookedAt <= freshFor) return state.index;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return { ready, search: async (query) => (await ready()).search(query) };
}
