import { expect, it } from 'vitest';
import { countries, countryById, countryByIso } from '../../../shared/constants/countries.ts';

it('shows United States and India (LOOK-02)', () => {
  expect(countries.map((country) => country.name)).toEqual(['United States', 'India']);
});

it('gives each country id, name, phone code, code and flag (LOOK-01)', () => {
  expect(countryByIso('IN')).toEqual({ id: 356, name: 'India', iso: 'IN', phoneCode: '91', flag: '🇮🇳' });
});

it('finds a country by its id and nothing for another number', () => {
  expect(countryById(840)?.iso).toBe('US');
  expect(countryById(1)).toBeUndefined();
});
