// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenedMap } from '../../../../../web/features/map/model/open-map.ts';
import { partAround, useMapView } from '../../../../../web/features/map/hooks/use-map-view.ts';

/** A map that moves when it is told to, as the library reports moves. */
function aMap() {
  const listeners = new Map<string, Set<(event: object) => void>>();
  let bounds = { west: -100, south: 28, east: -95, north: 32 };
  const fire = (name: string, event: object = {}) => listeners.get(name)?.forEach((listener) => listener(event));
  const map = {
    on: (name: string, listener: (event: object) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (event: object) => void) => listeners.get(name)?.delete(listener),
    getContainer: () => ({ clientWidth: 600 }),
    getZoom: () => 5.2,
    getBounds: () => ({
      getWest: () => bounds.west,
      getSouth: () => bounds.south,
      getEast: () => bounds.east,
      getNorth: () => bounds.north,
    }),
  } as unknown as OpenedMap;
  const move = (to: typeof bounds, event: object) =>
    act(() => {
      fire('movestart', event);
      bounds = to;
      fire('moveend');
    });
  return { map, move };
}
const byHand = { originalEvent: new Event('pointermove') };
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());

it('A move by the visitor is reported once it has come to rest, only the last of several', () => {
  const { map, move } = aMap();
  const onVisitor = vi.fn();
  renderHook(() => useMapView(map, onVisitor));
  move({ west: -99, south: 28, east: -94, north: 32 }, byHand);
  rest(200);
  move({ west: -98.00049, south: 28, east: -93, north: 32 }, byHand);
  rest(299);
  expect(onVisitor).not.toHaveBeenCalled();
  rest(1);
  expect(onVisitor.mock.calls).toEqual([[{ west: -98, south: 28, east: -93, north: 32 }]]);
});

it('A move of ours is never reported, so that a search cannot cause the next one', () => {
  const { map, move } = aMap();
  const onVisitor = vi.fn();
  const { result } = renderHook(() => useMapView(map, onVisitor));
  move({ west: 70, south: 8, east: 90, north: 30 }, {});
  rest(5_000);
  expect(onVisitor).not.toHaveBeenCalled();
  expect(result.current.view?.part.west).toBeLessThanOrEqual(70);
});

it('Zooming into a marker counts as the visitor’s move', () => {
  const { map, move } = aMap();
  const onVisitor = vi.fn();
  const { result } = renderHook(() => useMapView(map, onVisitor));
  act(() => result.current.asVisitor());
  move({ west: -98, south: 30, east: -97, north: 31 }, {});
  rest(300);
  expect(onVisitor).toHaveBeenCalledOnce();
});

it('A small move asks for nothing new, because the part of the world is rounded outwards', () => {
  const { map, move } = aMap();
  const { result } = renderHook(() => useMapView(map, () => {}));
  const before = result.current.view;
  move({ west: -99.9, south: 28.1, east: -95.2, north: 31.9 }, byHand);
  expect(result.current.view).toBe(before);
  expect(before?.zoom).toBe(5);
});

it.each([0, 3, 5, 9, 13])('The part of the world at zoom %i contains what is shown and stays on the globe', (zoom) => {
  const shown = { west: -179.99, south: -85, east: 170.3, north: 84.2 };
  const part = partAround(shown, zoom);
  expect(
    part.west <= shown.west && part.south <= shown.south && part.east >= shown.east && part.north >= shown.north,
  ).toBe(true);
  expect([part.west >= -180, part.east <= 180, part.south >= -90, part.north <= 90]).toEqual([true, true, true, true]);
});
