import { lazy, Suspense } from 'react';
import type { JobMapNeeds } from '../../common/jobs/job-map-needs.ts';

const MapWhenWanted = lazy(async () => ({ default: (await import('./map-when-wanted.tsx')).MapWhenWanted }));

/** The map next to a list of jobs, in a container of its final size. It loads separately from the list. */
export function LazyJobMap(needs: JobMapNeeds) {
  return (
    <Suspense fallback={null}>
      <MapWhenWanted {...needs} />
    </Suspense>
  );
}
