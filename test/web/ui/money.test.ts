import { expect, it } from 'vitest';
import { countOf, formatFileSize, formatRate, formatSalary } from '../../../web/ui/money.ts';
import { amountDigits, wholeDigits, withThousands } from '../../../web/ui/number-text.ts';

it.each([
  [{ from: 60, to: 75, currency: 'USD' }, '$60–75/h'],
  [{ from: 60, to: 60, currency: 'EUR' }, '€60/h'],
  [{ from: 1250.5, to: null, currency: 'INR' }, 'from ₹1,250.5/h'],
  [{ from: null, to: 80, currency: 'GBP' }, 'up to £80/h'],
  [{ from: null, to: 0, currency: 'USD' }, null],
])('writes an hourly span with currency and unit', (rate, text) => expect(formatRate(rate)).toBe(text));

it('shortens yearly amounts', () => {
  expect(formatSalary({ from: 120_000, to: 142_500, currency: 'USD' })).toBe('$120k–142.5k/yr');
  expect(formatSalary({ from: 1_500_000, to: null, currency: 'INR' })).toBe('from ₹1.5M/yr');
});

it('says a count with its noun', () => {
  expect(countOf(1, 'job')).toBe('1 job');
  expect(countOf(1200, 'job')).toBe('1,200 jobs');
});

it('shows file sizes as Kb below one megabyte and Mb with one decimal from there (CONST-13, CONST-14)', () => {
  expect(formatFileSize(120_000)).toBe('117 Kb');
  expect(formatFileSize(1_048_576)).toBe('1.0 Mb');
  expect(formatFileSize(2_600_000)).toBe('2.5 Mb');
});

it('strips leading zeros and non-digits, and separates thousands (VALID-38, VALID-39)', () => {
  expect(wholeDigits('00a1,234b')).toBe('1234');
  expect(withThousands('1234567')).toBe('1,234,567');
  expect(amountDigits('012.345.6')).toBe('12.34');
});
