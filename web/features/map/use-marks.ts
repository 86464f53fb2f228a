import { useEffect, useState } from 'react';
import type { OpenedMap } from './open-map.ts';
import { marksOf, type Mark, type Place } from './place-marks.ts';

const markPixels = 44;

/** The markers of the places at the map's current zoom. */
export function useMarks(map: OpenedMap | null, places: readonly Place[]): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    if (!map) return undefined;
    const place = () => setMarks(marksOf(places, ({ lng, lat }) => map.project([lng, lat]), markPixels));
    place();
    map.on('zoomend', place);
    map.on('resize', place);
    return () => {
      map.off('zoomend', place);
      map.off('resize', place);
    };
  }, [map, places]);
  return marks;
}
