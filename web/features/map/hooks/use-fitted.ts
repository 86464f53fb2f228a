import { useEffect, useRef } from 'react';
import type { JobMap } from '../../../../shared/model/job-map.ts';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import { cornersOf } from '../model/cluster-marks.ts';
import type { Point } from '../model/geo.ts';
import { fits, showPoints, type OpenedMap } from '../model/open-map.ts';

interface Fitted {
  /** Everything found; undefined while it loads. */
  world: JobMap | undefined;
  /** What was asked, without the part of the map. */
  question: string;
  /** The edge of the circle around a city or the visitor. */
  ring: readonly Point[] | undefined;
  /** The part of the map in the address. */
  bounds: MapBounds | null;
  /** The part that the visitor last moved to. */
  moved: MapBounds | null;
  isCalm: boolean;
}

const nameOf = (bounds: MapBounds | null) => (bounds ? Object.values(bounds).join() : '');

/**
 * Shows what was found: the part of the map in the address, the circle, or every country where they all fit, else the
 * one with the most jobs. It moves the map only for another question or another part than the visitor has moved to.
 */
export function useFitted(map: OpenedMap | null, { world, question, ring, bounds, moved, isCalm }: Fitted): void {
  const shown = useRef('');
  useEffect(() => {
    if (!map) return;
    const isFirst = shown.current === '';
    if (bounds) {
      const now = `part ${nameOf(bounds)}`;
      if (shown.current !== now && nameOf(bounds) !== nameOf(moved))
        showPoints(map, cornersOf([bounds.west, bounds.south, bounds.east, bounds.north]), isFirst || isCalm, 0);
      shown.current = now;
      return;
    }
    if (!world) return;
    const now = `all ${question}`;
    if (shown.current === now) return;
    shown.current = now;
    const corners = world.countries.map(({ box }) => cornersOf(box));
    const all = corners.flat();
    showPoints(map, ring ?? (fits(map, all) ? all : (corners[0] ?? [])), isFirst || isCalm);
  }, [map, world, question, ring, bounds, moved, isCalm]);
}
