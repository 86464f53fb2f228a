import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobCluster, JobMap } from '../../../../shared/model/job-map.ts';
import { jobMapQuery, worldZoom, type JobQuestion } from '../../../common/jobs/job-map.ts';
import type { MapView } from './use-map-view.ts';

const noClusters: readonly JobCluster[] = [];

/**
 * Everything that the question finds: the whole world once, which serves all small zooms, and closer views by their
 * part. The last view stays while the next one loads, and a view left behind is cancelled.
 */
export function useJobClusters(
  question: JobQuestion,
  view: MapView | null,
): { world: JobMap | undefined; clusters: readonly JobCluster[]; failed: boolean } {
  const world = useQuery(jobMapQuery(question));
  const isClose = view !== null && view.zoom > worldZoom;
  const close = useQuery({
    ...jobMapQuery(question, view ?? undefined),
    enabled: isClose,
    placeholderData: keepPreviousData,
  });
  return {
    world: world.data,
    clusters: (isClose ? close.data?.clusters : undefined) ?? world.data?.clusters ?? noClusters,
    failed: Boolean(world.error ?? (isClose && close.error)),
  };
}
