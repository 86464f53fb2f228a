import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { City } from '../../../shared/model/place.ts';

/** A marker or popup of the map library that is in the page instead, with its place. */
export class OnPage {
  element: HTMLElement | undefined;
  options: object;
  constructor({ element, ...options }: { element?: HTMLElement } = {}) {
    this.element = element;
    this.options = options;
    element?.setAttribute('role', 'img');
  }
  place: number[] = [];
  setLngLat = (place: number[]) => Object.assign(this, { place });
  setDOMContent = (element: HTMLElement) => Object.assign(this, { element });
  addTo = () => {
    this.element!.dataset.at = this.place.map((degrees) => degrees.toFixed(2)).join();
    document.body.append(this.element!);
    return this;
  };
  remove = () => this.element?.remove();
}

/** The library's map without its drawing: it keeps what it is given, and moves when the test says so. */
export function aLibraryMap() {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const sources = new Map<string, { data: unknown; setData: (data: unknown) => void }>();
  const map = {
    zoom: 3,
    pixels: 100,
    bounds: [-100, 30, -90, 40],
    layers: [] as string[],
    style: {},
    on: (name: string, listener: () => void) => listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: () => void) => listeners.get(name)?.delete(listener),
    fire: (name: string, event: object = {}) => act(() => listeners.get(name)?.forEach((listener) => listener(event))),
    listening: () => [...listeners.values()].reduce((sum, of) => sum + of.size, 0),
    project: ([x, y]: [number, number]) => ({ x: map.pixels * x, y: map.pixels * y }),
    getZoom: () => map.zoom,
    getContainer: () => ({ clientWidth: 600 }),
    getBounds: () => ({
      getWest: () => map.bounds[0],
      getSouth: () => map.bounds[1],
      getEast: () => map.bounds[2],
      getNorth: () => map.bounds[3],
    }),
    getStyle: () => ({}),
    setStyle: vi.fn(),
    getSource: (name: string) => sources.get(name),
    addSource: (name: string, content: { data: unknown }) => {
      const source = { data: content.data, setData: (data: unknown) => void (source.data = data) };
      sources.set(name, source);
    },
    removeSource: (name: string) => sources.delete(name),
    addLayer: ({ id }: { id: string }) => map.layers.push(id),
    removeLayer: (id: string) => void map.layers.splice(map.layers.indexOf(id), 1),
    addImage: vi.fn(),
    flyTo: vi.fn(),
    remove: vi.fn(),
    placed: () =>
      (sources.get('label room') as { data: { geometry: { coordinates: number[][] } } }).data.geometry.coordinates,
  };
  return map;
}

/** The jobs of one city, or of several places around it, as the server joins them. */
export const clusterOf = (
  { id, name, lat, lng }: Pick<City, 'id' | 'name' | 'lat' | 'lng'>,
  count: number,
  placesCount = 1,
) => ({
  cityId: id,
  name,
  lat,
  lng,
  count,
  placesCount,
  box: [lng, lat, lng + placesCount - 1, lat + placesCount - 1],
});
/** Two countries with jobs. */
export const countries = [
  { id: 840, name: 'United States', count: 1200, box: [-125, 24, -66, 49] },
  { id: 356, name: 'India', count: 3, box: [68, 8, 97, 37] },
];
