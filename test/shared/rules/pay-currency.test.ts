import { expect, it } from 'vitest';
import { countries, countryByIso } from '../../../shared/constants/countries.ts';
import { currencies } from '../../../shared/constants/currencies.ts';
import { payCurrencyOf } from '../../../shared/rules/pay-currency.ts';

it.each([
  ['US', 'USD'],
  ['IN', 'INR'],
  ['GB', 'GBP'],
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['CH', 'CHF'],
  ['CA', 'CAD'],
  ['SN', 'XOF'],
  ['AQ', 'USD'],
])('Work in %s is paid in %s', (iso, currency) => expect(payCurrencyOf(countryByIso(iso)!.id)).toBe(currency));

it('The currency of every country is one that forms offer', () => {
  const codes = new Set(currencies.map(({ code }) => code));
  expect(countries.filter(({ id }) => !codes.has(payCurrencyOf(id)))).toEqual([]);
  expect(payCurrencyOf(1)).toBe('USD');
});
