// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenedMap } from '../../../../../web/features/map/model/open-map.ts';
import { useCircle } from '../../../../../web/features/map/hooks/use-circle.ts';

const austin = { lat: 30.27, lng: -97.74 };
let styleLoaded: (() => void) | undefined;

/** The part of a map that a circle needs; its tiles never finish loading. */
function aMap(hasStyle: boolean) {
  const sources = new Map<string, unknown>();
  return {
    sources,
    style: {},
    isStyleLoaded: () => false,
    getStyle: () => (hasStyle ? {} : undefined),
    on: (_: string, listener: () => void) => {
      styleLoaded = listener;
    },
    off: vi.fn(),
    getSource: (name: string) => sources.get(name),
    addSource: (name: string, content: unknown) => sources.set(name, content),
    removeSource: (name: string) => sources.delete(name),
    addLayer: vi.fn(),
    removeLayer: vi.fn(),
  };
}
const drawn = (map: ReturnType<typeof aMap>, kilometres = 50) =>
  renderHook(() => useCircle(map as unknown as OpenedMap, austin, kilometres));

beforeEach(() => {
  styleLoaded = undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('The circle is drawn while tiles are still loading, and removed on request (MAP-02)', () => {
  const map = aMap(true);
  const { unmount } = drawn(map);
  expect([...map.sources.keys()]).toEqual(['proximity']);
  unmount();
  expect(map.sources.size).toBe(0);
});

it('The circle is drawn once the style has loaded, and again when the colours change (MAP-02)', () => {
  const map = aMap(false);
  drawn(map);
  expect(map.sources.size).toBe(0);
  styleLoaded?.();
  expect([...map.sources.keys()]).toEqual(['proximity']);
});

it('Without a place no circle is drawn, also after a change of colours', () => {
  const map = aMap(true);
  renderHook(() => useCircle(map as unknown as OpenedMap, undefined, 50));
  styleLoaded?.();
  expect(map.sources.size).toBe(0);
});
