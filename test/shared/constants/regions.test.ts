import { expect, it } from 'vitest';
import { searchCities } from '../../../functions/features/lookups/cities.ts';
import { countries } from '../../../shared/constants/countries.ts';
import { regionsFrom } from '../../../shared/constants/regions.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

it('The states of each country are exactly those of its cities, the given country first', () => {
  expect(regionsFrom(356).map(({ country }) => country.name)).toEqual(['India', 'United States']);
  const beginnings = letters.flatMap((one) => letters.map((other) => one + other));
  for (const { id } of countries) {
    const cities = beginnings.flatMap((name) => searchCities({ name, countryId: id, take: 10_000 }));
    const states = new Set(cities.map(({ state }) => state.name));
    expect(regionsFrom(id)[0]?.states).toEqual([...states].toSorted());
  }
});
