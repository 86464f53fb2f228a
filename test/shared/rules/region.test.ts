import { expect, it } from 'vitest';
import { cityById, searchCities } from '../../../functions/features/lookups/cities.ts';
import { regionOf } from '../../../shared/rules/region.ts';
import { mainCountries } from '../../../shared/constants/countries.ts';

it.each([
  [4_671_654, 84_048, 'Texas'],
  [4_930_956, 84_025, 'Massachusetts'],
])('The state of city %i keeps its number: %i, %s (PROF-08)', (cityId, regionId, region) => {
  expect(regionOf(cityById(cityId))).toEqual({ regionId, region });
});

it('Every state of the United States and India in which a city lies has one number of its own (PROF-08)', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const cities = mainCountries.flatMap(({ id }) =>
    pairs.flatMap((name) => searchCities({ name, countryId: id, take: 100_000 })),
  );
  const byId = new Map(cities.map((city) => [regionOf(city).regionId, `${city.country.id} ${city.state.abbr}`]));
  expect(byId.has(null)).toBe(false);
  expect(byId.size).toBe(new Set(cities.map((city) => `${city.country.id} ${city.state.abbr}`)).size);
  expect(byId.size).toBe(86);
});

it('A region elsewhere has a name, and no number', () =>
  expect(regionOf(searchCities({ name: 'Munich' })[0])).toEqual({ regionId: null, region: 'Bavaria' }));

it('There is no region without a city', () =>
  expect([regionOf(null), regionOf(undefined)]).toEqual([
    { regionId: null, region: null },
    { regionId: null, region: null },
  ]));
