import type { City } from '../../../shared/model/place.ts';
import type { JobCluster, MapCountry } from '../../../shared/model/job-map.ts';
import { mercator } from '../../../shared/rules/mercator.ts';

/** A city with how many of the jobs found are there. */
export interface CityCount {
  city: City;
  count: number;
}

/** The most clusters in a response, which bounds its size whatever part of the world is asked for. */
export const mostClusters = 160;
/** Clusters are about this many pixels apart, so that markers do not overlap. */
const cellPixels = 64;
/** The width of the world at zoom 0, in pixels of the map library and in units of `mercator`. */
const [worldPixels, worldUnits] = [512, 5000];

/**
 * Merges cities into the cells of a grid over the world that is as fine as the zoom allows and as coarse as the largest
 * response demands. The city with the most jobs names a cluster and sets its position; no job is lost or counted twice.
 */
export function clustersOf(cities: readonly CityCount[], zoom: number): JobCluster[] {
  let cell = (cellPixels / worldPixels) * (worldUnits / 2 ** zoom);
  let cells = cellsOf(cities, cell);
  while (cells.length > mostClusters) {
    cell *= 2;
    cells = cellsOf(cities, cell);
  }
  return cells.map((some) => ({ ...spanOf(some), ...leaderOf(some), placesCount: some.length }));
}

/** The countries of these cities, the one with the most jobs first. */
export function countriesOf(cities: readonly CityCount[]): MapCountry[] {
  const byCountry = Map.groupBy(cities, ({ city }) => city.country.id);
  return [...byCountry.values()]
    .map((some) => ({ id: some[0]!.city.country.id, name: some[0]!.city.country.name, ...spanOf(some) }))
    .toSorted((a, b) => b.count - a.count || a.id - b.id);
}

function cellsOf(cities: readonly CityCount[], size: number): CityCount[][] {
  const byCell = Map.groupBy(cities, ({ city }) => {
    const { x, y } = mercator(city);
    return `${Math.floor(x / size)} ${Math.floor(y / size)}`;
  });
  return [...byCell.values()];
}

function leaderOf(some: readonly CityCount[]): Pick<JobCluster, 'lat' | 'lng' | 'cityId' | 'name'> {
  const { city } = some.reduce((most, one) =>
    one.count > most.count || (one.count === most.count && one.city.id < most.city.id) ? one : most,
  );
  return { lat: city.lat, lng: city.lng, cityId: city.id, name: city.name };
}

/** How many jobs there are, and the box around their cities: west, south, east, north. */
function spanOf(some: readonly CityCount[]): Pick<JobCluster, 'count' | 'box'> {
  const lats = some.map(({ city }) => city.lat);
  const lngs = some.map(({ city }) => city.lng);
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    box: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
  };
}
