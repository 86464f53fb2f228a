import { describe, expect, it, vi } from 'vitest';
import {
  circleRing,
  distanceTexts,
  isOnGlobe,
  kilometresBetween,
  milesOf,
  radiusMetres,
} from '../../../../../web/features/map/model/geo.ts';
import { hasCircle } from '../../../../../web/features/map/model/map-view.ts';
import { showMyLocation } from '../../../../../web/features/map/model/show-my-location.ts';

const austin = { lat: 30.2672, lng: -97.7431 };
const dallas = { lat: 32.7767, lng: -96.797 };

it('Distances follow the globe', () => expect(kilometresBetween(austin, dallas)).toBeCloseTo(293, 0));

it('A distance is shown in km and in miles of 1609.34 metres (MAP-05, MAP-14)', () => {
  expect(milesOf(1.60934)).toBeCloseTo(1, 10);
  expect(distanceTexts(12.4)).toEqual(['12 km away', '~8 miles']);
});

it.each([
  [90, 180, true],
  [-90, -180, true],
  [90.01, 0, false],
  [-90.01, 0, false],
  [0, 180.01, false],
  [0, -180.01, false],
  [Number.NaN, 0, false],
])('The point %d, %d lies on the globe: %s (MAP-12, MAP-13)', (lat, lng, isValid) =>
  expect(isOnGlobe({ lat, lng })).toBe(isValid),
);

describe('The circle', () => {
  it('has a radius of km times 1000 metres (MAP-04)', () => {
    expect(radiusMetres(50)).toBe(50_000);
    for (const [lng, lat] of circleRing(austin, 50)) expect(kilometresBetween(austin, { lat, lng })).toBeCloseTo(50, 6);
  });

  it('is closed', () => {
    const ring = circleRing(austin, 50);
    expect(ring[0]?.[0]).toBeCloseTo(ring.at(-1)?.[0] ?? 0, 9);
  });

  it('is drawn from 10 km upwards (MAP-03)', () =>
    expect([0, 9.9, 10, 50].map(hasCircle)).toEqual([false, false, true, true]));
});

describe('The visitor’s location', () => {
  it('only logs a failure (MAP-11)', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const onFound = vi.fn();
    showMyLocation(onFound, {
      getCurrentPosition: (_, failed) => failed?.({ code: 1, message: 'denied' } as GeolocationPositionError),
    });
    expect(onFound).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith('The location is unknown', 'denied');
    warn.mockRestore();
  });

  it('is shown if it lies on the globe', () => {
    const found: unknown[] = [];
    const at = (latitude: number) => ({
      getCurrentPosition: (located: PositionCallback) =>
        located({ coords: { latitude, longitude: -97 } } as GeolocationPosition),
    });
    showMyLocation((point) => found.push(point), at(30));
    showMyLocation((point) => found.push(point), at(91));
    expect(found).toEqual([{ lat: 30, lng: -97 }]);
  });
});
