// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fits, openMap, showPoints } from '../../../../../web/features/map/model/open-map.ts';

const austin = { lat: 30.27, lng: -97.74 };
const dallas = { lat: 32.78, lng: -96.8 };
const made = vi.hoisted(() => ({
  options: {} as Record<string, unknown>,
  fitted: [] as unknown[][],
  controls: [] as unknown[][],
  disableRotation: vi.fn(),
}));

// jsdom draws no WebGL: this map keeps what it was given and projects a degree onto ten pixels.
vi.mock('maplibre-gl', () => ({
  Map: class {
    touchZoomRotate = { disableRotation: made.disableRotation };
    constructor(options: Record<string, unknown>) {
      made.options = options;
    }
    addControl = (...call: unknown[]) => made.controls.push(call);
    getZoom = () => made.options.zoom;
    getContainer = () => made.options.container;
    project = ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng * 10, y: -lat * 10 });
    fitBounds = (...call: unknown[]) => made.fitted.push(call);
  },
  LngLatBounds: class {
    points: [number, number][] = [];
    extend(point: [number, number]) {
      this.points.push(point);
      return this;
    }
    corner = (pick: (...all: number[]) => number) => ({
      lng: pick(...this.points.map(([lng]) => lng)),
      lat: pick(...this.points.map(([, lat]) => lat)),
    });
    getSouthWest = () => this.corner(Math.min);
    getNorthEast = () => this.corner(Math.max);
  },
  AttributionControl: class {
    kind = 'attribution';
    options: object;
    constructor(options: object) {
      this.options = options;
    }
  },
  NavigationControl: class {
    kind = 'navigation';
    options: object;
    constructor(options: object) {
      this.options = options;
    }
  },
  Marker: vi.fn(),
  Popup: vi.fn(),
  setWorkerUrl: () => {},
}));
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url', () => ({ default: '' }));
vi.mock('maplibre-gl/dist/maplibre-gl.css', () => ({}));

const aContainer = (width: number, height: number) =>
  Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: width },
    clientHeight: { value: height },
  });

beforeEach(() => {
  made.fitted = [];
});

it('A map zooms between 2 and 13 (MAP-07, MAP-08)', () => {
  openMap(aContainer(800, 600), 'light');
  expect(made.options).toEqual({
    container: expect.any(HTMLElement) as unknown,
    style: '/map/light.json',
    center: [-40, 30],
    zoom: 2,
    minZoom: 2,
    maxZoom: 13,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: false,
    renderWorldCopies: false,
  });
  expect(made.disableRotation).toHaveBeenCalledOnce();
  expect(made.controls).toEqual([
    [{ kind: 'navigation', options: { showCompass: false } }, 'top-right'],
    [{ kind: 'attribution', options: { compact: true } }, 'bottom-right'],
  ]);
});

it('Points are shown at zoom 13 at most, with a margin of 50 px (MAP-09, MAP-10)', () => {
  const map = openMap(aContainer(800, 600), 'light');
  showPoints(map, [austin, dallas], false);
  showPoints(map, [], false);
  showPoints(map, [austin], true, 0);
  expect(made.fitted.map(([, options]) => options)).toEqual([
    { padding: 50, maxZoom: 13, animate: true },
    { padding: 0, maxZoom: 13, animate: false },
  ]);
  expect(made.fitted[0]?.[0]).toMatchObject({
    points: [
      [-97.74, 30.27],
      [-96.8, 32.78],
    ],
  });
});

it.each([
  [110, true],
  [109, false],
])('Points ten pixels apart fit a map %i px wide: %s', (width, fit) => {
  expect(fits(openMap(aContainer(width, 600), 'dark'), [austin, { ...dallas, lng: austin.lng + 1 }])).toBe(fit);
});

it('Points fit in both directions at the smallest zoom, however far the map is zoomed in', () => {
  const south = { lat: 20, lng: 0 };
  const isFitting = (height: number, zoom = 2) => {
    const map = openMap(aContainer(600, height), 'dark');
    Object.assign(map, { getZoom: () => zoom });
    return fits(map, [south, { ...south, lat: 30 }]);
  };
  expect([isFitting(200), isFitting(199), isFitting(150, 3), isFitting(149, 3)]).toEqual([true, false, true, false]);
  expect(fits(openMap(aContainer(0, 0), 'dark'), [])).toBe(true);
});
