import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JobMapNeeds } from '../../common/jobs/job-map-needs.ts';
import { cityQuery } from '../../common/lookups/lookups.ts';
import { CircleLabel } from './components/circle-label.tsx';
import { JobBubble } from './components/job-bubble.tsx';
import { JobMark } from './components/job-mark.tsx';
import { MapTools } from './components/map-tools.tsx';
import { BubbleOnMap, OnMap } from './components/on-map.tsx';
import { PlaceBubble } from './components/place-bubble.tsx';
import { circleRing, kilometresBetween, type Point } from './geo.ts';
import './job-map.css';
import { hasCircle, mapView } from './map-view.ts';
import { fits, showPoints } from './open-map.ts';
import { countriesOf, fitting, placesOf, type Mark, type Place } from './place-marks.ts';
import { showMyLocation } from './show-my-location.ts';
import { useCircle } from './use-circle.ts';
import { useLabelSpace } from './use-label-space.ts';
import { useMarks } from './use-marks.ts';
import { useOpenedMap } from './use-opened-map.ts';

const isStill = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
const holds = (mark: Mark, test: (jobId: number) => boolean) =>
  mark.places.some(({ jobs }) => jobs.some(({ id }) => test(id)));

/**
 * Jobs on a map: markers that merge where they would overlap, popups, the circle of a selected city, and the visitor's
 * location (area MAP). The list next to it contains the same in text.
 */
export function JobMap({ jobs, favorites, activeId, onActive, onChoose, cityId, proximity, ...more }: JobMapNeeds) {
  const frame = useRef<HTMLDivElement>(null);
  const { map, failed } = useOpenedMap(frame);
  const [view, setView] = useState<'mixed' | 'full'>('mixed');
  const [here, setHere] = useState<Point>();
  const [overKey, setOver] = useState<string | null>(null);
  const [openPlace, setOpenPlace] = useState<number | null>(null);
  const places = useMemo(() => placesOf(jobs), [jobs]);
  const marks = useMarks(map, places);
  useLabelSpace(map, marks);
  const city = useQuery(cityQuery(cityId)).data;
  const circle = city && hasCircle(proximity) ? city : undefined;
  const centre = here ?? city;
  useCircle(map, circle, proximity);

  const isMoved = useRef(false);
  useEffect(() => {
    if (!map) return undefined;
    const note = (event: { originalEvent?: unknown }) => {
      if (event.originalEvent) isMoved.current = true;
    };
    map.on('dragstart', note);
    map.on('zoomstart', note);
    return () => {
      map.off('dragstart', note);
      map.off('zoomstart', note);
    };
  }, [map]);
  // Only a change of places moves the map, not their order. After the visitor has moved it, only selecting another city
  // does.
  const fitted = useRef({ places: '', city: 0 });
  useEffect(() => {
    const now = {
      places: places
        .map((place) => place.cityId)
        .toSorted((a, b) => a - b)
        .join(),
      city: circle?.id ?? 0,
    };
    const isOtherCity = now.city !== fitted.current.city;
    if (!map || (isMoved.current && !isOtherCity) || (now.places === fitted.current.places && !isOtherCity)) return;
    const edge = circle ? circleRing(circle, proximity).map(([lng, lat]) => ({ lng, lat })) : [];
    const isFirst = fitted.current.places === '';
    fitted.current = now;
    showPoints(
      map,
      circle ? [...places, ...edge] : fitting(places, (points) => fits(map, points)),
      isFirst || isStill(),
    );
  }, [map, places, circle, proximity]);

  const distanceTo = (point: Point) => (centre ? kilometresBetween(centre, point) : null);
  const press = (mark: Mark) => {
    const [place] = mark.places;
    if (!map || !place) return;
    if (mark.places.length > 1) return showPoints(map, mark.places, isStill());
    const [job] = place.jobs;
    if (place.jobs.length > 1) setOpenPlace(openPlace === place.cityId ? null : place.cityId);
    else if (job) onChoose(job.id);
  };
  const open: Place | undefined = places.find((place) => place.cityId === openPlace);
  const over = marks.find(({ key }) => key === overKey);
  const overJob = over?.jobsCount === 1 ? over.places[0]?.jobs[0] : undefined;
  if (failed)
    return <p className="map-failed">This browser cannot show the map. The list shows every job with its place.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open on the map
    <section
      className="job-map"
      aria-label="Map of the jobs"
      data-view={view}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpenPlace(null);
      }}
    >
      <div ref={frame} className="map-frame" />
      {map &&
        marks.map((mark) => {
          const isActive = activeId !== null && holds(mark, (id) => id === activeId);
          return (
            <OnMap key={mark.key} map={map} lat={mark.lat} lng={mark.lng} isRaised={isActive || mark.key === overKey}>
              <JobMark
                mark={mark}
                isActive={isActive}
                isFavorite={holds(mark, (id) => favorites.has(id))}
                isOpen={mark.places.length === 1 && mark.places[0]?.cityId === openPlace}
                onPress={() => press(mark)}
                onOver={(isOver) => {
                  setOver(isOver ? mark.key : null);
                  onActive(isOver && mark.jobsCount === 1 ? (mark.places[0]?.jobs[0]?.id ?? null) : null);
                }}
              />
            </OnMap>
          );
        })}
      {map && circle && (
        <OnMap map={map} lat={circleRing(circle, proximity)[0]?.[1] ?? circle.lat} lng={circle.lng}>
          <CircleLabel kilometres={proximity} />
        </OnMap>
      )}
      {map && here && (
        <OnMap map={map} lat={here.lat} lng={here.lng}>
          <span className="map-here" role="img" aria-label="You are here" />
        </OnMap>
      )}
      {map && over && overJob && (
        <BubbleOnMap key={over.key} map={map} lat={over.lat} lng={over.lng}>
          <JobBubble job={overJob} distance={distanceTo(over)} />
        </BubbleOnMap>
      )}
      {map && open && (
        <BubbleOnMap key={`open ${open.cityId}`} map={map} lat={open.lat} lng={open.lng}>
          <PlaceBubble
            place={open}
            distance={distanceTo(open)}
            onChoose={onChoose}
            onClose={() => setOpenPlace(null)}
          />
        </BubbleOnMap>
      )}
      <MapTools
        countries={countriesOf(places)}
        onCountry={(there) => map && showPoints(map, there, isStill())}
        view={view}
        onView={setView}
        onLocate={() =>
          showMyLocation((point) => {
            setHere(point);
            isMoved.current = true;
            map?.flyTo({ center: [point.lng, point.lat], zoom: Math.min(9, mapView.maxZoom), animate: !isStill() });
          })
        }
        loaded={jobs.length}
        {...more}
      />
    </section>
  );
}
