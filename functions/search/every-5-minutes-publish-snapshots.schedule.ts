import { theTable } from '../platform/door/dependencies.ts';
import { log } from '../platform/door/log.ts';
import { scheduleFunction } from '../platform/door/schedule-function.ts';
import { environment } from '../platform/environment.ts';
import type { Kind } from './engine/engine.ts';
import { candidateKind } from './kinds/candidate.ts';
import { jobKind } from './kinds/job.ts';
import type { SearchStore } from './port.ts';
import { publishSnapshot } from './publish-snapshot.ts';
import { candidateLogStore, jobLogStore } from './search-log.store.ts';
import { snapshotsStore } from './snapshots.store.ts';

const open = () => ({
  jobs: jobLogStore(theTable()),
  candidates: candidateLogStore(theTable()),
  snapshots: snapshotsStore({
    bucket: environment('search-write').SNAPSHOT_BUCKET,
    table: environment('table-read').TABLE_NAME,
  }),
});

export const handler = scheduleFunction(open, async ({ jobs, candidates, snapshots }) => {
  await publish(jobKind, jobs, snapshots);
  await publish(candidateKind, candidates, snapshots);
});

async function publish<Document>(
  kind: Kind<Document>,
  changes: Omit<SearchStore<Document>, 'readSnapshot'>,
  snapshots: ReturnType<typeof snapshotsStore>,
): Promise<void> {
  // Rows of the change log expire, so there is nothing to prune.
  const store = { ...changes, ...snapshots, prune: async () => {} };
  log.info('search snapshot', { kind: kind.name, ...(await publishSnapshot({ kind, store, now: Date.now })) });
}
