import { useEffect } from 'react';
import { circleRing, type Point } from '../model/geo.ts';
import type { OpenedMap } from '../model/open-map.ts';

const source = 'proximity';

/** Draws the circle around a place, again after a style change; undefined draws none. */
export function useCircle(map: OpenedMap | null, centre: Point | undefined, kilometres: number): void {
  useEffect(() => {
    if (!map || !centre) return undefined;
    const draw = () => {
      if (map.getSource(source)) return;
      const accent = getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#4fc0b6' : '#0f766e';
      map.addSource(source, {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [circleRing(centre, kilometres)] },
        },
      });
      map.addLayer({
        id: 'proximity area',
        type: 'fill',
        source,
        paint: { 'fill-color': accent, 'fill-opacity': 0.1 },
      });
      map.addLayer({ id: 'proximity edge', type: 'line', source, paint: { 'line-color': accent, 'line-width': 1.5 } });
    };
    // Wait for the style only; tiles may still be loading.
    if (map.getStyle()) draw();
    map.on('style.load', draw);
    return () => {
      map.off('style.load', draw);
      // The map may already have been removed.
      if (!map.style || !map.getSource(source)) return;
      map.removeLayer('proximity area');
      map.removeLayer('proximity edge');
      map.removeSource(source);
    };
  }, [map, centre, kilometres]);
}
