import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  clustersOf,
  countriesOf,
  mostClusters,
  type CityCount,
} from '../../../../functions/features/guest/map-clusters.ts';
import { cityById, searchCities } from '../../../../functions/features/lookups/cities.ts';

const austin = 4_671_654;
const counted = (id: number, count: number): CityCount => ({ city: cityById(id)!, count });
/** Two thousand cities of two countries, with as many jobs as their place in the list. */
const many: CityCount[] = ['sa', 'be', 'po', 'ma', 'la', 'ne', 'co', 'ha', 'ba', 'ro', 'mo', 'pa', 'wa', 'gr']
  .flatMap((name) => searchCities({ name, take: 300 }))
  .filter((city, place, all) => all.findIndex(({ id }) => id === city.id) === place)
  .map((city, place) => ({ city, count: (place % 7) + 1 }));
const sum = (some: readonly { count: number }[]) => some.reduce((all, { count }) => all + count, 0);

it.each([0, 2, 5, 9, 14, 22])(
  'Clusters at zoom %i count every job of thousands of cities once, in a bounded number (GUEST-18)',
  (zoom) => {
    const clusters = clustersOf(many, zoom);
    expect(many.length).toBeGreaterThan(1_000);
    expect(sum(clusters)).toBe(sum(many));
    expect(clusters.reduce((all, { placesCount }) => all + placesCount, 0)).toBe(many.length);
    expect(clusters.length).toBeLessThanOrEqual(mostClusters);
    expect(gzipSync(JSON.stringify(clusters)).byteLength).toBeLessThan(8_192);
    for (const { lat, lng, box } of clusters) {
      expect(lng >= box[0] && lat >= box[1] && lng <= box[2] && lat <= box[3]).toBe(true);
    }
  },
);

it('Clusters split as the zoom grows, and the city with the most jobs names them', () => {
  const [austinCity] = searchCities({ name: 'Austin', countryId: 840 });
  const [round] = searchCities({ name: 'Round Rock', countryId: 840 });
  const some = [{ city: round!, count: 2 }, counted(austin, 5)];
  expect(austinCity!.id).toBe(austin);
  expect(clustersOf(some, 3)).toMatchObject([{ name: 'Austin', cityId: austin, count: 7, placesCount: 2 }]);
  expect(clustersOf(some, 12).map(({ name, count, placesCount }) => [name, count, placesCount])).toEqual([
    ['Round Rock', 2, 1],
    ['Austin', 5, 1],
  ]);
});

it('Countries are listed by their number of jobs, with the box around their cities', () => {
  const boston = counted(4_930_956, 1);
  const [pune] = searchCities({ name: 'Pune', countryId: 356 });
  const [usa, india] = countriesOf([{ city: pune!, count: 2 }, counted(austin, 3), boston]);
  expect(usa).toMatchObject({ id: 840, count: 4 });
  expect(usa!.box).toEqual([cityById(austin)!.lng, cityById(austin)!.lat, boston.city.lng, boston.city.lat]);
  expect(india).toMatchObject({ id: 356, count: 2, box: [pune!.lng, pune!.lat, pune!.lng, pune!.lat] });
});

it('Nothing found has no clusters and no countries', () => {
  expect([clustersOf([], 4), countriesOf([])]).toEqual([[], []]);
});

it('Countries with as many jobs are listed by their id', () => {
  const cities = [cityById(austin)!, searchCities({ name: 'Mumbai', countryId: 356 })[0]!];
  expect(countriesOf(cities.map((city) => ({ city, count: 4 }))).map(({ id }) => id)).toEqual([356, 840]);
});

it('Of cities with as many jobs, the one with the smaller id names their cluster, in whatever order they come', () => {
  const [round] = searchCities({ name: 'Round Rock', countryId: 840 });
  const [smaller, larger] = [austin, round!.id].toSorted((a, b) => a - b) as [number, number];
  for (const ids of [
    [smaller, larger],
    [larger, smaller],
  ])
    expect(
      clustersOf(
        ids.map((id) => counted(id, 4)),
        3,
      ),
    ).toMatchObject([{ cityId: smaller, count: 8 }]);
  for (const some of [
    [counted(larger, 5), counted(smaller, 4)],
    [counted(smaller, 4), counted(larger, 5)],
  ])
    expect(clustersOf(some, 3)).toMatchObject([{ cityId: larger, count: 9 }]);
});
