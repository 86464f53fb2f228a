import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import type { OpenedMap } from '../model/open-map.ts';
import type { Mark } from '../model/cluster-marks.ts';

const source = 'label room';
const markRadius = 15;

/**
 * Keeps the map's labels from appearing under markers: each marker adds an invisible symbol that reserves its space,
 * again after a style change.
 */
export function useLabelSpace(map: OpenedMap | null, marks: readonly Mark[]): void {
  useEffect(() => {
    if (!map) return undefined;
    const data = {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'MultiPoint' as const, coordinates: marks.map(({ lng, lat }) => [lng, lat]) },
    };
    const draw = () => {
      const drawn = map.getSource<GeoJSONSource>(source);
      if (drawn) return void drawn.setData(data);
      map.addImage(source, { width: 1, height: 1, data: new Uint8Array(4) });
      map.addSource(source, { type: 'geojson', data });
      map.addLayer({
        id: source,
        type: 'symbol',
        source,
        layout: { 'icon-image': source, 'icon-allow-overlap': true, 'icon-padding': markRadius },
      });
    };
    if (map.getStyle()) draw();
    map.on('style.load', draw);
    return () => void map.off('style.load', draw);
  }, [map, marks]);
}
