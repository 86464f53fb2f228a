import { expect, it } from 'vitest';
import { currencies, defaultCurrency } from '../../../shared/constants/currencies.ts';

it('About 170 currencies each have a code, a symbol and a name (LOOK-04)', () => {
  expect(currencies).toHaveLength(170);
  for (const { code, symbol, name } of currencies) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(symbol).not.toBe('');
    expect(name).not.toBe('');
  }
  expect(new Set(currencies.map((currency) => currency.code)).size).toBe(currencies.length);
});

it('The US dollar, the default, comes first (LOOK-05)', () => {
  expect(defaultCurrency).toBe('USD');
  expect(currencies[0]).toEqual({ code: 'USD', symbol: '$', name: 'US Dollar' });
});
