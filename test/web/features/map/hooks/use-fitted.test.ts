// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenedMap } from '../../../../../web/features/map/model/open-map.ts';
import { useFitted } from '../../../../../web/features/map/hooks/use-fitted.ts';

const opened = vi.hoisted(() => ({ fits: vi.fn(), showPoints: vi.fn() }));
vi.mock('../../../../../web/features/map/model/open-map.ts', () => opened);
beforeEach(() => {
  vi.resetAllMocks();
  opened.fits.mockReturnValue(true);
});

type Fitted = Parameters<typeof useFitted>[1];
const world = {
  countries: [{ box: [-100, 30, -90, 40] }, { box: [10, 50, 20, 60] }],
} as unknown as NonNullable<Fitted['world']>;
const asked: Fitted = { world, question: 'all', ring: undefined, bounds: null, moved: null, isCalm: false };
const part = { west: -80, south: 40, east: -70, north: 45 };
const [america, europe] = [
  [
    { lat: 30, lng: -100 },
    { lat: 40, lng: -90 },
  ],
  [
    { lat: 50, lng: 10 },
    { lat: 60, lng: 20 },
  ],
];
const fitMap = (over: Partial<Fitted> = {}) =>
  renderHook((props: Fitted) => useFitted({} as OpenedMap, props), { initialProps: { ...asked, ...over } });
const shown = () => opened.showPoints.mock.calls.map(([, points]) => points as unknown);

it('The map shows every country with jobs where they all fit, else the one with the most', () => {
  fitMap();
  opened.fits.mockReturnValue(false);
  fitMap();
  expect(shown()).toEqual([expect.arrayContaining([...america!, ...europe!]), expect.arrayContaining(america!)]);
  expect(shown()[1]).not.toEqual(expect.arrayContaining(europe!));
});

it('The map moves for another question, and not for the same one again', () => {
  const { rerender } = fitMap();
  rerender({ ...asked, world: { ...world } });
  expect(shown()).toHaveLength(1);
  rerender({ ...asked, question: 'nurses' });
  expect(shown()).toHaveLength(2);
});

it('The map shows the circle around a place, and waits for what was found', () => {
  const ring = [{ lat: 1, lng: 2 }];
  const { rerender } = fitMap({ ring, world: undefined });
  expect(shown()).toEqual([]);
  rerender({ ...asked, ring });
  expect(shown()).toEqual([ring]);
});

it('The map shows the part in the address, unless the visitor has moved there', () => {
  const { rerender } = fitMap({ bounds: part });
  rerender({ ...asked, bounds: { ...part } });
  expect(shown()).toHaveLength(1);
  const next = { ...part, west: -85 };
  rerender({ ...asked, bounds: next, moved: next });
  expect(shown()).toHaveLength(1);
});
