import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { jobsOfCityQuery } from '../../../common/jobs/job-map.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { cornersOf, markOf, type Mark } from '../model/cluster-marks.ts';
import { CircleLabel } from './circle-label.tsx';
import { JobBubble } from './job-bubble.tsx';
import { JobMark } from './job-mark.tsx';
import { MapTools } from './map-tools.tsx';
import { BubbleOnMap, OnMap } from './on-map.tsx';
import { PlaceBubble } from './place-bubble.tsx';
import { SearchHere } from './search-here.tsx';
import { circleRing, kilometresBetween, type Point } from '../model/geo.ts';
import './job-map.css';
import { hasCircle, mapView } from '../model/map-view.ts';
import { showPoints } from '../model/open-map.ts';
import { showMyLocation } from '../model/show-my-location.ts';
import { useCircle } from '../hooks/use-circle.ts';
import { useFitted } from '../hooks/use-fitted.ts';
import { useJobClusters } from '../hooks/use-job-clusters.ts';
import { useLabelSpace } from '../hooks/use-label-space.ts';
import { useMapSearch } from '../hooks/use-map-search.ts';
import { boundsOf, useMapView } from '../hooks/use-map-view.ts';
import { useMarks } from '../hooks/use-marks.ts';
import { useOpenedMap } from '../hooks/use-opened-map.ts';

const isSamePart = (a: MapBounds, b: MapBounds | null) =>
  b !== null && String(Object.values(a)) === String(Object.values(b));
const isStill = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Everything that the list's question finds, on a map: markers that merge where they would overlap, popups, the circle
 * around a city or the visitor, and the visitor's location (area MAP). Moving the map searches there. The list next to
 * it contains the same in text.
 */
export function JobMap({
  jobs,
  question,
  favorites,
  activeId,
  onActive,
  onChoose,
  cityId,
  near,
  proximity,
  bounds,
  onBounds,
  ...more
}: JobMapNeeds) {
  const frame = useRef<HTMLDivElement>(null);
  const { map, failed } = useOpenedMap(frame);
  const [size, setSize] = useState<'mixed' | 'full'>('mixed');
  const [here, setHere] = useState<Point>();
  const [overKey, setOver] = useState<string | null>(null);
  const [openCity, setOpenCity] = useState<number | null>(null);
  const [searches, setSearches] = useMapSearch();
  const [moved, setMoved] = useState<MapBounds | null>(null);
  const { view, asVisitor } = useMapView(map, (part) => {
    setMoved(part);
    if (searches) onBounds(part);
  });
  const { world, clusters, failed: isUnread } = useJobClusters(question, view);
  const marks = useMarks(map, clusters);
  useLabelSpace(map, marks);
  const city = useQuery(cityQuery(cityId)).data;
  const middle: Point | undefined = near ?? city;
  const circle = middle && hasCircle(proximity) ? middle : undefined;
  const [lat, lng] = [circle?.lat, circle?.lng];
  const centre = useMemo(() => (lat === undefined || lng === undefined ? undefined : { lat, lng }), [lat, lng]);
  useCircle(map, centre, proximity);
  const ring = useMemo(
    () => centre && circleRing(centre, proximity).map(([ringLng, ringLat]) => ({ lng: ringLng, lat: ringLat })),
    [centre, proximity],
  );
  // A circle around a city waits for the city, so that the map moves once.
  const isPlaced = cityId === null || city !== undefined;
  useFitted(map, {
    world: isPlaced ? world : undefined,
    question: JSON.stringify(question),
    ring,
    bounds,
    moved,
    isCalm: isStill(),
  });

  const over = marks.find(({ key }) => key === overKey);
  const open = marks.find((mark) => mark.placesCount === 1 && mark.cityId === openCity);
  const loadedIn = (mark: Mark) => jobs.filter((job) => job.city?.id === mark.cityId);
  const onlyJob = (mark: Mark) => (mark.count === 1 ? loadedIn(mark)[0] : undefined);
  // A popup reads the jobs of its city, for they need not be among the loaded ones.
  const asked = open ?? (over && over.count === 1 && !onlyJob(over) ? over : undefined);
  const inCity = useQuery({ ...jobsOfCityQuery(question, asked?.cityId ?? 0), enabled: asked !== undefined });
  const overJob =
    over && over.count === 1 ? (onlyJob(over) ?? (asked === over ? inCity.data?.[0] : undefined)) : undefined;
  useEffect(() => {
    if (openCity === null) return undefined;
    // A marker that is pressed by mouse does not take the focus, so the key is heard anywhere on the page.
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenCity(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [openCity]);
  const chosen = useRef<number | null>(null);
  useEffect(() => {
    // A single job was pressed before it had been read.
    if (chosen.current === null || asked?.cityId !== chosen.current || !inCity.data?.[0]) return;
    chosen.current = null;
    onChoose(inCity.data[0].id);
  }, [asked, inCity.data, onChoose]);

  const activeMark = markOf(marks, jobs.find(({ id }) => id === activeId)?.city);
  const favoriteMarks = new Set(
    jobs.flatMap((job) => (favorites.has(job.id) ? (markOf(marks, job.city)?.key ?? []) : [])),
  );
  const distanceTo = (point: Point) => {
    const from = near ?? here ?? city;
    return from ? kilometresBetween(from, point) : null;
  };
  const goTo = (box: Mark['box']) => {
    if (!map) return;
    asVisitor();
    showPoints(map, cornersOf(box), isStill());
  };
  const press = (mark: Mark) => {
    if (mark.placesCount > 1) return goTo(mark.box);
    const job = onlyJob(mark) ?? overJob;
    if (mark.count > 1) setOpenCity(openCity === mark.cityId ? null : mark.cityId);
    else if (job) onChoose(job.id);
    else {
      chosen.current = mark.cityId;
      setOver(mark.key);
    }
    return undefined;
  };
  if (failed)
    return <p className="map-failed">This browser cannot show the map. The list shows every job with its place.</p>;
  const elsewhere = world ? world.total - world.placed : 0;
  return (
    <section className="job-map" aria-label="Map of the jobs" data-view={size}>
      <div ref={frame} className="map-frame" />
      {map &&
        marks.map((mark) => (
          <OnMap
            key={mark.key}
            map={map}
            lat={mark.lat}
            lng={mark.lng}
            isRaised={mark === activeMark || mark.key === overKey}
          >
            <JobMark
              mark={mark}
              title={onlyJob(mark)?.title}
              isActive={mark === activeMark}
              isFavorite={favoriteMarks.has(mark.key)}
              isOpen={mark === open}
              onPress={() => press(mark)}
              onOver={(isOver) => {
                setOver(isOver ? mark.key : null);
                onActive(isOver ? (onlyJob(mark)?.id ?? null) : null);
              }}
            />
          </OnMap>
        ))}
      {map && ring && centre && (
        <OnMap map={map} lat={ring[0]?.lat ?? centre.lat} lng={centre.lng}>
          <CircleLabel kilometres={Math.round(proximity)} />
        </OnMap>
      )}
      {map && (near ?? here) && (
        <OnMap map={map} {...(here ?? near ?? { lat: 0, lng: 0 })}>
          <span className="map-here" role="img" aria-label="You are here" />
        </OnMap>
      )}
      {map && over && overJob && over !== open && (
        <BubbleOnMap key={over.key} map={map} lat={over.lat} lng={over.lng}>
          <JobBubble job={overJob} distance={distanceTo(over)} />
        </BubbleOnMap>
      )}
      {map && open && (
        <BubbleOnMap key={`open ${open.cityId}`} map={map} lat={open.lat} lng={open.lng}>
          <PlaceBubble
            name={open.name}
            count={open.count}
            jobs={inCity.data}
            failed={inCity.isError}
            distance={distanceTo(open)}
            onChoose={onChoose}
            onClose={() => setOpenCity(null)}
          />
        </BubbleOnMap>
      )}
      <SearchHere
        isOn={searches}
        onChange={(isOn) => {
          setSearches(isOn);
          if (isOn && moved) onBounds(moved);
        }}
        onSearch={map && moved && !isSamePart(moved, bounds) ? () => onBounds(boundsOf(map)) : undefined}
      />
      {(isUnread || elsewhere > 0) && (
        <p className="map-note" role="status">
          {isUnread
            ? 'The markers could not be loaded. Move the map to try again.'
            : `${countOf(elsewhere, 'job')} without a city: in the list only`}
        </p>
      )}
      <MapTools
        countries={world?.countries ?? []}
        onCountry={goTo}
        view={size}
        onView={setSize}
        onLocate={() =>
          showMyLocation((point) => {
            setHere(point);
            asVisitor();
            map?.flyTo({ center: [point.lng, point.lat], zoom: Math.min(9, mapView.maxZoom), animate: !isStill() });
          })
        }
        loaded={jobs.length}
        {...more}
      />
    </section>
  );
}
