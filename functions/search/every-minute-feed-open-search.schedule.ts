import { setTimeout } from 'node:timers/promises';
import { theTable } from '../platform/door/dependencies.ts';
import { log } from '../platform/door/log.ts';
import { scheduleFunction } from '../platform/door/schedule-function.ts';
import { environment } from '../platform/environment.ts';
import { candidateKind } from './kinds/candidate.ts';
import { jobKind } from './kinds/job.ts';
import { callOpenSearch } from './opensearch/client.ts';
import { followLog } from './opensearch/follow-log.ts';
import { candidateLogStore, jobLogStore } from './search-log.store.ts';

/** Until the next run has begun, which overlaps it: changes may be written twice, and must not wait. */
const pace = { forMs: 62_000, restMs: 1_000, pause: setTimeout };

const open = () => ({
  jobs: jobLogStore(theTable()),
  candidates: candidateLogStore(theTable()),
  call: callOpenSearch(environment('search-write').OPENSEARCH_URL),
});

export const handler = scheduleFunction(open, async ({ jobs, candidates, call }) => {
  const feeding = (kind: string) => ({
    call,
    now: Date.now,
    onRefused: (reason: string) => log.error('search document refused', { kind, reason }),
  });
  await Promise.all([
    followLog({ ...feeding('job'), kind: jobKind, store: jobs }, pace),
    followLog({ ...feeding('candidate'), kind: candidateKind, store: candidates }, pace),
  ]);
});
