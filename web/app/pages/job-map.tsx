import { lazy, Suspense } from 'react';
import type { JobMapNeeds } from '../../common/jobs/job-map-needs.ts';

const MapWhenWanted = lazy(async () => ({ default: (await import('./map-when-wanted.tsx')).MapWhenWanted }));

/** The map beside a list of jobs, in a place of its size; all of it loads apart from the list. */
export function LaterJobMap(needs: JobMapNeeds) {
  return (
    <Suspense fallback={null}>
      <MapWhenWanted {...needs} />
    </Suspense>
  );
}
