import { lazy, Suspense } from 'react';
import type { JobMapNeeds } from '../features/guest/job-map-needs.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const JobMap = lazy(async () => ({ default: (await import('../features/map/job-map.tsx')).JobMap }));

/** The map beside a list of jobs; its library loads when it is first shown. */
export function LaterJobMap(needs: JobMapNeeds) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <JobMap {...needs} />
    </Suspense>
  );
}
