import { setTimeout } from 'node:timers/promises';
import { theTable } from '../platform/door/dependencies.ts';
import { log } from '../platform/door/log.ts';
import { scheduleFunction } from '../platform/door/schedule-function.ts';
import { environment } from '../platform/environment.ts';
import type { Kind } from './engine/engine.ts';
import { candidateKind } from './kinds/candidate.ts';
import { jobKind } from './kinds/job.ts';
import { type Building, buildIndex } from './opensearch/build-index.ts';
import { type CallOpenSearch, callOpenSearch } from './opensearch/client.ts';
import { candidateLogStore, jobLogStore } from './search-log.store.ts';

const open = () => ({
  jobs: jobLogStore(theTable()),
  candidates: candidateLogStore(theTable()),
  call: callOpenSearch(environment('search-write').OPENSEARCH_URL),
});

export const handler = scheduleFunction(open, async ({ jobs, candidates, call }) => {
  await build(jobKind, jobs, call);
  await build(candidateKind, candidates, call);
});

async function build<Document>(
  kind: Kind<Document>,
  store: Building<Document>['store'],
  call: CallOpenSearch,
): Promise<void> {
  const onRefused = (reason: string) => log.error('search document refused', { kind: kind.name, reason });
  const built = await buildIndex({ kind, store, call, now: Date.now, pause: setTimeout, onRefused });
  log.info('search index', { kind: kind.name, ...built });
}
