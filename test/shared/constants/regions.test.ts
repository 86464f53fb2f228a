import { expect, it } from 'vitest';
import { searchCities } from '../../../functions/features/lookups/cities.ts';
import { countries, mainCountries } from '../../../shared/constants/countries.ts';
import { regionsFrom } from '../../../shared/constants/regions.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

it('The given country is the first of all, and those without a list of states have none', () => {
  expect(
    regionsFrom(276)
      .map(({ country }) => country.name)
      .slice(0, 3),
  ).toEqual(['Germany', 'United States', 'India']);
  expect(regionsFrom(276)).toHaveLength(countries.length);
  expect(regionsFrom(276)[0]?.states).toEqual([]);
});

it('The states of the United States and India are exactly those of their cities', () => {
  const beginnings = letters.flatMap((one) => letters.map((other) => one + other));
  for (const { id } of mainCountries) {
    const cities = beginnings.flatMap((name) => searchCities({ name, countryId: id, take: 10_000 }));
    const states = new Set(cities.map(({ state }) => state.name));
    expect(regionsFrom(id)[0]?.states).toEqual([...states].toSorted());
  }
});
