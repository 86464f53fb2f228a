import { mercator } from '../../../../shared/rules/mercator.ts';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { fitting, placesOf, type Place } from '../model/place-marks.ts';
import './still-map.css';

// A map of usual width shows this part of the world at its smallest zoom, in units of `mercator`. The second value is
// the smallest part shown, because the drawing is too coarse for less.
const [widest, narrowest] = [1500, 320];

function frameOf(places: readonly Place[]): { x: number; y: number; width: number; height: number } {
  const points = places.map(mercator);
  const spanOf = (values: number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const size = Math.max((most - least) * 1.2, narrowest);
    return { start: (least + most - size) / 2, size };
  };
  const [across, down] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))];
  return { x: across.start, y: down.start, width: across.size, height: down.size };
}

/**
 * The land with a dot for each place, without the map library: a placeholder that shows the same part of the world
 * until the map is needed.
 */
export function StillMap({ jobs, total }: { jobs: readonly GuestJob[]; total: number }) {
  const places = placesOf(jobs);
  const shown = places.length > 0 ? fitting(places, (some) => frameOf(some).width <= widest) : [];
  const { x, y, width, height } = shown.length > 0 ? frameOf(shown) : { x: 400, y: 1200, width: 1500, height: 1200 };
  const dots = places
    .map(mercator)
    .map((at) => `M${at.x.toFixed(1)} ${at.y.toFixed(1)}h0`)
    .join('');
  const onMap = places.reduce((sum, place) => sum + place.jobs.length, 0);
  return (
    <section className="still-map" aria-label="Map of the jobs">
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <use href="/map/still.svg#land" className="still-map-land" />
        <path d={dots} className="still-map-ring" />
        <path d={dots} className="still-map-dot" />
      </svg>
      {/* Of more jobs than are loaded only the map itself knows the places. */}
      {onMap > 0 && jobs.length === total && (
        <p>
          {countOf(onMap, 'job')} in {countOf(places.length, 'place')}
        </p>
      )}
    </section>
  );
}
