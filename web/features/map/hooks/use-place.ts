import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { circleRing, kilometresBetween, type Point } from '../model/geo.ts';
import { hasCircle } from '../model/map-view.ts';

/** The place that the list asks for, a city or the visitor's own, with the circle around it and distances from it. */
export function usePlace({ cityId, near, proximity }: Pick<JobMapNeeds, 'cityId' | 'near' | 'proximity'>) {
  const [here, setHere] = useState<Point>();
  const city = useQuery(cityQuery(cityId)).data;
  const middle: Point | undefined = near ?? city;
  const circle = middle && hasCircle(proximity) ? middle : undefined;
  const [lat, lng] = [circle?.lat, circle?.lng];
  const centre = useMemo(() => (lat === undefined || lng === undefined ? undefined : { lat, lng }), [lat, lng]);
  const ring = useMemo(
    () => centre && circleRing(centre, proximity).map(([ringLng, ringLat]) => ({ lng: ringLng, lat: ringLat })),
    [centre, proximity],
  );
  const from = near ?? here ?? city;
  return {
    centre,
    ring,
    /** Whether the place is known: a circle around a city waits for the city, so that the map moves once. */
    isPlaced: cityId === null || city !== undefined,
    /** Where the visitor is, as far as they have said. */
    visitor: here ?? near,
    setHere,
    distanceTo: (point: Point) => (from ? kilometresBetween(from, point) : null),
  };
}
