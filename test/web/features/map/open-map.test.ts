// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fits, openMap, showPoints } from '../../../../web/features/map/open-map.ts';

const austin = { lat: 30.27, lng: -97.74 };
const dallas = { lat: 32.78, lng: -96.8 };
const made = vi.hoisted(() => ({ options: {} as Record<string, unknown>, fitted: [] as unknown[][] }));

// jsdom draws no WebGL: this map keeps what it was given and projects a degree onto ten pixels.
vi.mock('maplibre-gl', () => ({
  Map: class {
    touchZoomRotate = { disableRotation() {} };
    constructor(options: Record<string, unknown>) {
      made.options = options;
    }
    addControl() {}
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
  AttributionControl: vi.fn(),
  NavigationControl: vi.fn(),
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
  expect(made.options).toMatchObject({ minZoom: 2, maxZoom: 13 });
});

it('Points are shown at zoom 13 at most, with a margin of 50 px (MAP-09, MAP-10)', () => {
  const map = openMap(aContainer(800, 600), 'light');
  showPoints(map, [austin, dallas], false);
  showPoints(map, [], false);
  expect(made.fitted.map(([, options]) => options)).toEqual([{ padding: 50, maxZoom: 13, animate: true }]);
});

it.each([
  [110, true],
  [109, false],
])('Points ten pixels apart fit a map %i px wide: %s', (width, fit) => {
  expect(fits(openMap(aContainer(width, 600), 'dark'), [austin, { ...dallas, lng: austin.lng + 1 }])).toBe(fit);
});
