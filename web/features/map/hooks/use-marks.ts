import { useEffect, useState } from 'react';
import type { OpenedMap } from '../model/open-map.ts';
import type { JobCluster } from '../../../../shared/model/job-map.ts';
import { marksOf, type Mark } from '../model/cluster-marks.ts';

const markPixels = 44;

/** The markers of the clusters at the map's current zoom. */
export function useMarks(map: OpenedMap | null, clusters: readonly JobCluster[]): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    if (!map) return undefined;
    const place = () => setMarks(marksOf(clusters, ({ lng, lat }) => map.project([lng, lat]), markPixels));
    place();
    map.on('zoomend', place);
    map.on('resize', place);
    return () => {
      map.off('zoomend', place);
      map.off('resize', place);
    };
  }, [map, clusters]);
  return marks;
}
