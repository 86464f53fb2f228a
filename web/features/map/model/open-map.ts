import {
  LngLatBounds,
  Map as MapLibre,
  Marker,
  NavigationControl,
  Popup,
  setWorkerUrl,
  AttributionControl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Point } from './geo.ts';
import { styleOf } from './map-style.ts';
import { mapView } from './map-view.ts';

// A bundled library cannot find its worker by itself.
setWorkerUrl(workerUrl);

export { Marker, Popup };
export type OpenedMap = MapLibre;

/** Creates a map in an element, in the stage's style. Throws if the browser cannot draw one. */
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

function boxOf(points: readonly Point[]): LngLatBounds {
  return points.reduce((box, { lng, lat }) => box.extend([lng, lat]), new LngLatBounds());
}

/** Whether all points fit at the smallest zoom or closer. */
export function fits(map: OpenedMap, points: readonly Point[]): boolean {
  if (points.length === 0) return true;
  const box = boxOf(points);
  const [west, east] = [map.project(box.getSouthWest()), map.project(box.getNorthEast())];
  const { clientWidth, clientHeight } = map.getContainer();
  const scale = 2 ** (mapView.minZoom - map.getZoom());
  return (
    Math.abs(east.x - west.x) * scale <= clientWidth - 2 * mapView.padding &&
    Math.abs(east.y - west.y) * scale <= clientHeight - 2 * mapView.padding
  );
}

/** Fits all points into view with a margin of 50 px; a single point is shown at the default zoom (MAP-09, MAP-10). */
export function showPoints(
  map: OpenedMap,
  points: readonly Point[],
  isCalm: boolean,
  padding: number = mapView.padding,
): void {
  if (points.length > 0) map.fitBounds(boxOf(points), { padding, maxZoom: mapView.defaultZoom, animate: !isCalm });
}
