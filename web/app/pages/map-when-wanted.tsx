import { lazy, Suspense } from 'react';
import { StillMap } from '../../features/map/components/still-map.tsx';
import type { JobMapNeeds } from '../../common/jobs/job-map-needs.ts';
import { useMapNeeded } from './use-map-needed.ts';

const JobMap = lazy(async () => ({ default: (await import('../../features/map/components/job-map.tsx')).JobMap }));

/** A still drawing of the map until the visitor interacts, then the map itself, whose library is large. */
export function MapWhenWanted(needs: JobMapNeeds) {
  const isWanted = useMapNeeded();
  const still = <StillMap jobs={needs.jobs} total={needs.total} />;
  return isWanted ? (
    <Suspense fallback={still}>
      <JobMap {...needs} />
    </Suspense>
  ) : (
    still
  );
}
