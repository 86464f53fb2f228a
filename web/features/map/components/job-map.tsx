import { useRef, useState } from 'react';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { cornersOf, type Mark } from '../model/cluster-marks.ts';
import { mapView } from '../model/map-view.ts';
import { showPoints } from '../model/open-map.ts';
import { showMyLocation } from '../model/show-my-location.ts';
import { useCircle } from '../hooks/use-circle.ts';
import { useFitted } from '../hooks/use-fitted.ts';
import { useJobClusters } from '../hooks/use-job-clusters.ts';
import { useLabelSpace } from '../hooks/use-label-space.ts';
import { boundsOf } from '../hooks/use-map-view.ts';
import { useMarks } from '../hooks/use-marks.ts';
import { useMovedPart } from '../hooks/use-moved-part.ts';
import { useOpenedMap } from '../hooks/use-opened-map.ts';
import { usePlace } from '../hooks/use-place.ts';
import { usePressedMarks } from '../hooks/use-pressed-marks.ts';
import { JobMarks } from './job-marks.tsx';
import { MapPlaces } from './map-places.tsx';
import { MapTools } from './map-tools.tsx';
import { MarkBubbles } from './mark-bubbles.tsx';
import { SearchHere } from './search-here.tsx';
import './job-map.css';

const isSamePart = (a: MapBounds, b: MapBounds | null) =>
  b !== null && String(Object.values(a)) === String(Object.values(b));
const isStill = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Everything that the list's question finds, on a map: markers that merge where they would overlap, popups, the circle
 * around a city or the visitor, and the visitor's location (area MAP). Moving the map searches there. The list next to
 * it contains the same in text.
 */
export function JobMap(needs: JobMapNeeds) {
  const { jobs, question, onChoose, proximity, bounds, onBounds, total, hasMore, isLoadingMore, onMore } = needs;
  const frame = useRef<HTMLDivElement>(null);
  const { map, failed } = useOpenedMap(frame);
  const [size, setSize] = useState<'mixed' | 'full'>('mixed');
  const { view, asVisitor, moved, searches, onSearches } = useMovedPart(map, onBounds);
  const { world, clusters, failed: isUnread } = useJobClusters(question, view);
  const marks = useMarks(map, clusters);
  useLabelSpace(map, marks);
  const place = usePlace(needs);
  const { centre, ring } = place;
  useCircle(map, centre, proximity);
  const fitted = { world: place.isPlaced ? world : undefined, question: JSON.stringify(question), ring, bounds, moved };
  useFitted(map, { ...fitted, isCalm: isStill() });
  const goTo = (box: Mark['box']) => {
    if (!map) return;
    asVisitor();
    showPoints(map, cornersOf(box), isStill());
  };
  const onLocate = () =>
    showMyLocation((point) => {
      place.setHere(point);
      asVisitor();
      map?.flyTo({ center: [point.lng, point.lat], zoom: Math.min(9, mapView.maxZoom), animate: !isStill() });
    });
  const pressed = usePressedMarks({ marks, question, jobs, onChoose, onPlaces: goTo });
  if (failed)
    return <p className="map-failed">This browser cannot show the map. The list shows every job with its place.</p>;
  return (
    <section className="job-map" aria-label="Map of the jobs" data-view={size}>
      <div ref={frame} className="map-frame" />
      {map && (
        <>
          <JobMarks {...needs} map={map} marks={marks} pressed={pressed} />
          <MapPlaces map={map} place={place} proximity={proximity} />
          <MarkBubbles map={map} pressed={pressed} distanceTo={place.distanceTo} onChoose={onChoose} />
        </>
      )}
      <SearchHere
        isOn={searches}
        onChange={onSearches}
        onSearch={map && moved && !isSamePart(moved, bounds) ? () => onBounds(boundsOf(map)) : undefined}
      />
      <MapNote isUnread={isUnread} elsewhere={world ? world.total - world.placed : 0} />
      <MapTools
        countries={world?.countries ?? []}
        onCountry={goTo}
        view={size}
        onView={setSize}
        onLocate={onLocate}
        loaded={jobs.length}
        {...{ total, hasMore, isLoadingMore, onMore }}
      />
    </section>
  );
}

function MapNote({ isUnread, elsewhere }: { isUnread: boolean; elsewhere: number }) {
  if (!isUnread && elsewhere <= 0) return null;
  return (
    <p className="map-note" role="status">
      {isUnread
        ? 'The markers could not be loaded. Move the map to try again.'
        : `${countOf(elsewhere, 'job')} without a city: in the list only`}
    </p>
  );
}
