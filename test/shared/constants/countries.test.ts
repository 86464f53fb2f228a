import { expect, it } from 'vitest';
import { countries, countryById, countryByIso, mainCountries } from '../../../shared/constants/countries.ts';

it('The countries are United States and India, then the others of ISO 3166-1 by name (LOOK-02)', () => {
  expect(mainCountries.map((country) => country.name)).toEqual(['United States', 'India']);
  expect(countries.slice(0, 2)).toEqual(mainCountries);
  const names = countries.slice(2).map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(countries).toHaveLength(249);
  for (const key of ['id', 'iso', 'name'] as const) expect(new Set(countries.map((one) => one[key])).size).toBe(249);
});

it('Each country has id, name, phone code, code and flag (LOOK-01)', () => {
  expect(countryByIso('IN')).toEqual({ id: 356, name: 'India', iso: 'IN', phoneCode: '91', flag: '🇮🇳' });
  expect(countryByIso('GB')).toEqual({ id: 826, name: 'United Kingdom', iso: 'GB', phoneCode: '44', flag: '🇬🇧' });
  for (const { iso, phoneCode } of countries) expect(`${iso} ${phoneCode}`).toMatch(/^[A-Z]{2} [1-9]\d{0,2}$/);
});

it('A country is found by its id, and none by another number', () => {
  expect(countryById(840)?.iso).toBe('US');
  expect([countryById(1), countryByIso('XX'), countryByIso('USA')]).toEqual([undefined, undefined, undefined]);
});
