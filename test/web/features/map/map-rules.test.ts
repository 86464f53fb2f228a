import { describe, expect, it } from 'vitest';
import { boxAround, markOf, marksOf, type Mark } from '../../../../web/features/map/model/cluster-marks.ts';
import { circleRing, kilometresBetween } from '../../../../web/features/map/model/geo.ts';
import { placesOf, countriesOf } from '../../../../web/features/map/model/place-marks.ts';
import { boundsOf, partAround } from '../../../../web/features/map/hooks/use-map-view.ts';
import type { OpenedMap } from '../../../../web/features/map/model/open-map.ts';
import { aGuestJob } from '../../support/guest-job.ts';

const cluster = (cityId: number, lat: number, lng: number, count: number) => ({
  cityId,
  lat,
  lng,
  count,
  name: `City ${cityId}`,
  placesCount: 1,
  box: [lng, lat, lng, lat] as Mark['box'],
});
const flat = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat });

describe('A marker', () => {
  it('takes the place and name of the cluster with most jobs, or of the first city among equals', () => {
    expect(marksOf([cluster(7, 0, 3, 5), cluster(4, 4, 0, 5), cluster(9, 0, 0, 1)], flat, 6)).toEqual([
      { ...cluster(4, 4, 0, 5), count: 11, placesCount: 3, box: [0, 0, 3, 4], key: '4 3' },
    ]);
  });

  it('merges clusters nearer than its radius alone, across both directions', () => {
    const apart = (lat: number, lng: number) => marksOf([cluster(1, 0, 0, 2), cluster(2, lat, lng, 1)], flat, 5).length;
    expect([apart(3, 3), apart(3, 4), apart(0, 5), apart(4.9, 0), apart(-3, -3), apart(-4, 3)]).toEqual([
      1, 2, 2, 1, 1, 2,
    ]);
    expect(marksOf([], flat, 5)).toEqual([]);
  });

  it('stands for a point in its box, edges included, the nearest of several', () => {
    const mark = (key: string, lat: number, lng: number, box: Mark['box']): Mark => ({
      ...cluster(1, lat, lng, 1),
      box,
      key,
    });
    const marks = [mark('wide', 8, 8, [0, 0, 10, 10]), mark('near', 1, 1, [0, 0, 2, 2])];
    const at = (lat: number, lng: number) => markOf(marks, { lat, lng })?.key;
    expect([at(0, 0), at(2, 2), at(10, 10), at(10, 0)]).toEqual(['near', 'near', 'wide', 'wide']);
    expect([at(-0.1, 5), at(10.1, 5), at(5, -0.1), at(5, 10.1), markOf(marks, undefined)?.key]).toEqual(
      Array(5).fill(undefined),
    );
    expect([at(7, 9), at(2, 0)]).toEqual(['wide', 'near']);
  });

  it('of several boxes reaches around all of them', () =>
    expect(
      boxAround([
        [1, 2, 3, 4],
        [0, 5, 2, 9],
        [2, 1, 7, 3],
      ]),
    ).toEqual([0, 1, 7, 9]));
});

describe('On the globe', () => {
  it.each([
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111.2],
    [{ lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.6],
    [{ lat: 0, lng: 0 }, { lat: 90, lng: 0 }, 10_007.6],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.1],
    [{ lat: 10, lng: 20 }, { lat: 10, lng: 20 }, 0],
    [{ lat: -30, lng: 170 }, { lat: -30, lng: -170 }, 1923.5],
  ])('%o and %o are %d km apart', (from, to, kilometres) =>
    expect(kilometresBetween(from, to)).toBeCloseTo(kilometres, 0),
  );

  it('a circle starts in the north and turns east', () => {
    const ring = circleRing({ lat: 0, lng: 10 }, 111.195);
    const rounded = [0, 18, 36, 54, 72].map((corner) => ring[corner]?.map((degrees) => +degrees.toFixed(2) + 0));
    expect([ring.length, rounded]).toEqual([
      73,
      [
        [10, 1],
        [11, 0],
        [10, -1],
        [9, 0],
        [10, 1],
      ],
    ]);
    expect(circleRing({ lat: 60, lng: 10 }, 111.195)[18]?.[0]).toBeCloseTo(12, 1);
  });
});

describe('The part of the map', () => {
  const mapAt = (west: number, south: number, east: number, north: number) =>
    ({
      getBounds: () => ({ getWest: () => west, getSouth: () => south, getEast: () => east, getNorth: () => north }),
    }) as unknown as OpenedMap;

  it('in the frame is rounded to about a hundred metres and ends where the globe ends', () => {
    expect(boundsOf(mapAt(-97.74349, 30.2674, -96.5, 31))).toEqual({
      west: -97.743,
      south: 30.267,
      east: -96.5,
      north: 31,
    });
    expect(boundsOf(mapAt(-190, -95, 200, 91))).toEqual({ west: -180, south: -90, east: 180, north: 90 });
    expect(boundsOf(mapAt(-179.5, -89, 179, 89))).toEqual({ west: -179.5, south: -89, east: 179, north: 89 });
  });

  it('to ask for is rounded outwards by steps that halve with each zoom', () => {
    const part = { west: -97.7, south: 30.2, east: -96.5, north: 31.4 };
    expect([0, 5, 9].map((zoom) => partAround(part, zoom))).toEqual([
      { west: -180, south: 0, east: -90, north: 90 },
      { west: -98.4375, south: 28.125, east: -95.625, north: 33.75 },
      { west: -97.734375, south: 30.05859375, east: -96.328125, north: 31.46484375 },
    ]);
    expect(partAround({ west: -180, south: -90, east: 180, north: 90 }, 3)).toEqual({
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    });
  });
});

it('The places of jobs keep their names and jobs, and countries are named, the one with most jobs first', () => {
  const { city } = aGuestJob();
  const other = { ...city!, id: 8, name: 'Pune', country: { id: 356, name: 'India' } };
  const jobs = [
    aGuestJob({ id: 1 }),
    aGuestJob({ id: 2, city: other }),
    aGuestJob({ id: 3, city: { ...other, id: 9, name: 'Mumbai' } }),
    aGuestJob({ id: 4, city: other }),
  ];
  const places = placesOf(jobs);
  expect(places.map(({ jobs: own, ...place }) => ({ ...place, ids: own.map(({ id }) => id) }))).toEqual([
    { cityId: 7, name: 'Austin', lat: 30.27, lng: -97.74, ids: [1] },
    { cityId: 8, name: 'Pune', lat: 30.27, lng: -97.74, ids: [2, 4] },
    { cityId: 9, name: 'Mumbai', lat: 30.27, lng: -97.74, ids: [3] },
  ]);
  expect(countriesOf(places).map(({ places: own, ...country }) => ({ ...country, own: own.length }))).toEqual([
    { name: 'India', jobsCount: 3, own: 2 },
    { name: 'United States', jobsCount: 1, own: 1 },
  ]);
});
