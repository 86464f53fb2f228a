import { log } from '../door/log.ts';
import { environment } from '../environment.ts';
import type { Table } from '../table/table.ts';
import { jobKind } from './kinds/job.ts';
import type { SearchIndex } from './port.ts';
import { replica } from './replica.ts';
import { searchLogStore } from './search-log.store.ts';
import { snapshotsStore } from './snapshots.store.ts';

/** The index of open jobs in this process, no more than half a second behind the table. */
export function openJobSearch(table: Table): SearchIndex {
  const store = { ...searchLogStore(table), readSnapshot: snapshotsStore(environment('snapshots-read').SNAPSHOT_BUCKET).readSnapshot };
  return replica({ kind: jobKind, store, now: Date.now, onRefused: (reason) => log.warn('search snapshot not used', { reason }) });
}
