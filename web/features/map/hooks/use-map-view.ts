import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import type { OpenedMap } from '../model/open-map.ts';

/** What the map shows: a whole zoom, and a part of the world a little larger than the frame. */
export interface MapView {
  zoom: number;
  part: MapBounds;
}

const restMilliseconds = 300;

/** The exact part of the world in the frame, to about a hundred metres. */
export function boundsOf(map: OpenedMap): MapBounds {
  const bounds = map.getBounds();
  const rounded = (degrees: number, limit: number) =>
    Math.round(Math.min(limit, Math.max(-limit, degrees)) * 1_000) / 1_000;
  return {
    west: rounded(bounds.getWest(), 180),
    south: rounded(bounds.getSouth(), 90),
    east: rounded(bounds.getEast(), 180),
    north: rounded(bounds.getNorth(), 90),
  };
}

/** The part of the world to ask for: rounded outwards, so that small moves ask nothing new. */
export function partAround({ west, south, east, north }: MapBounds, zoom: number): MapBounds {
  const step = 90 / 2 ** zoom;
  const down = (degrees: number, limit: number) => Math.max(-limit, Math.floor(degrees / step) * step);
  const up = (degrees: number, limit: number) => Math.min(limit, Math.ceil(degrees / step) * step);
  return { west: down(west, 180), south: down(south, 90), east: up(east, 180), north: up(north, 90) };
}

/**
 * Follows the map: what it shows after each move, and `onVisitor` shortly after a move by the visitor came to rest.
 * Moves of ours, such as fitting the markers, never count, so a search cannot cause the next one. `asVisitor` makes the
 * next move count, for markers that zoom in.
 */
export function useMapView(map: OpenedMap | null, onVisitor: (bounds: MapBounds) => void) {
  const [view, setView] = useState<MapView | null>(null);
  const isByVisitor = useRef(false);
  const report = useRef(onVisitor);
  useEffect(() => {
    report.current = onVisitor;
  }, [onVisitor]);
  useEffect(() => {
    if (!map) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (event: { originalEvent?: unknown }) => {
      clearTimeout(timer);
      if (event.originalEvent) isByVisitor.current = true;
    };
    const rest = () => {
      if (map.getContainer().clientWidth === 0) return;
      const bounds = boundsOf(map);
      const zoom = Math.max(0, Math.round(map.getZoom()));
      setView((now) => {
        const part = partAround(bounds, zoom);
        return now?.zoom === zoom && String(Object.values(now.part)) === String(Object.values(part))
          ? now
          : { zoom, part };
      });
      if (!isByVisitor.current) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isByVisitor.current = false;
        report.current(bounds);
      }, restMilliseconds);
    };
    rest();
    map.on('movestart', start);
    map.on('moveend', rest);
    return () => {
      clearTimeout(timer);
      map.off('movestart', start);
      map.off('moveend', rest);
    };
  }, [map]);
  const asVisitor = useCallback(() => {
    isByVisitor.current = true;
  }, []);
  return { view, asVisitor };
}
