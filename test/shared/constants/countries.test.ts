import { expect, it } from 'vitest';
import { countries, countryById, countryByIso } from '../../../shared/constants/countries.ts';

it('The countries are United States and India (LOOK-02)', () => {
  expect(countries.map((country) => country.name)).toEqual(['United States', 'India']);
});

it('Each country has id, name, phone code, code and flag (LOOK-01)', () => {
  expect(countryByIso('IN')).toEqual({ id: 356, name: 'India', iso: 'IN', phoneCode: '91', flag: '🇮🇳' });
});

it('A country is found by its id, and none by another number', () => {
  expect(countryById(840)?.iso).toBe('US');
  expect(countryById(1)).toBeUndefined();
});
