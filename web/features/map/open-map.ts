import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, Popup, setWorkerUrl, AttributionControl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Point } from './geo.ts';
import { mapView } from './map-view.ts';

// The library cannot find its worker once it is bundled.
setWorkerUrl(workerUrl);

export { Marker, Popup };
export type OpenedMap = MapLibre;

/** Opens a map of the built-in style in a frame; throws where the browser cannot draw one. */
export function openMap(container: HTMLElement, theme: 'light' | 'dark'): OpenedMap {
  const map = new MapLibre({
    container,
    style: styleOf(theme),
    center: [-40, 30],
    zoom: mapView.minZoom,
    minZoom: mapView.minZoom,
    maxZoom: mapView.maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: false,
    renderWorldCopies: false,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  return map;
}

/** The address of the built-in style. */
export function styleOf(theme: 'light' | 'dark'): string {
  return `/map/${theme}.json`;
}

/** Moves so that all points are in view with 50 px around them; a single point is looked at from the default zoom (MAP-09, MAP-10). */
export function showPoints(map: OpenedMap, points: readonly Point[], isCalm: boolean): void {
  const [first] = points;
  if (!first) return;
  const bounds = points.reduce((box, { lng, lat }) => box.extend([lng, lat]), new LngLatBounds([first.lng, first.lat], [first.lng, first.lat]));
  map.fitBounds(bounds, { padding: mapView.padding, maxZoom: mapView.defaultZoom, animate: !isCalm });
}
