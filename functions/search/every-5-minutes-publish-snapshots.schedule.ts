import { theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { environment } from '../environment.ts';
import { jobKind } from './kinds/job.ts';
import { publishSnapshot } from './publish-snapshot.ts';
import { searchLogStore } from './search-log.store.ts';
import { snapshotsStore } from './snapshots.store.ts';

// Rows of the change log expire, so there is nothing to prune.
const open = () => ({
  ...searchLogStore(theTable()),
  ...snapshotsStore(environment('snapshots-write').SNAPSHOT_BUCKET),
  prune: async () => {},
});

export const handler = scheduleFunction(open, async (store) => {
  const published = await publishSnapshot({ kind: jobKind, store, now: Date.now });
  log.info('search snapshot', { ...published });
});
