import { expect, it } from 'vitest';
import { countOf, formatRate, formatSalary } from '../../../shared/rules/money.ts';

it.each([
  [{ from: 60, to: 75, currency: 'USD' }, '$60–75/h'],
  [{ from: 60, to: 60, currency: 'EUR' }, '€60/h'],
  [{ from: 1250.5, to: null, currency: 'INR' }, 'from ₹1,250.50/h'],
  [{ from: null, to: 80, currency: 'GBP' }, 'up to £80/h'],
  [{ from: null, to: 0, currency: 'USD' }, null],
])('An hourly span has currency and unit', (rate, text) => expect(formatRate(rate)).toBe(text));

it('Yearly amounts are shortened', () => {
  expect(formatSalary({ from: 120_000, to: 142_500, currency: 'USD' })).toBe('$120k–142.5k/yr');
  expect(formatSalary({ from: 1_500_000, to: null, currency: 'USD' })).toBe('from $1.5M/yr');
  expect(formatSalary({ from: 1_000_000, to: null, currency: 'USD' })).toBe('from $1M/yr');
  expect(formatSalary({ from: 10_000, to: null, currency: 'USD' })).toBe('from $10k/yr');
  expect(formatSalary({ from: 9_999, to: null, currency: 'USD' })).toBe('from $9,999/yr');
});

it('Yearly rupees are written in lakh and crore', () => {
  expect(formatSalary({ from: 760_000, to: 1_740_000, currency: 'INR' })).toBe('₹7.6L–17.4L/yr');
  expect(formatSalary({ from: 90_000, to: 12_500_000, currency: 'INR' })).toBe('₹90k–1.25Cr/yr');
  expect(formatSalary({ from: 100_000, to: 10_000_000, currency: 'INR' })).toBe('₹1L–1Cr/yr');
});

it('A count is written with its noun', () => {
  expect(countOf(1, 'job')).toBe('1 job');
  expect(countOf(1200, 'job')).toBe('1,200 jobs');
});
