import { expect, it } from 'vitest';
import { moneyReason, type Span } from '../../../shared/rules/match-money.ts';

const usd = (from: number | null, to: number | null): Span => ({ from, to, currency: 'USD' });

it.each<[string, Span | null, Span | null, string, string]>([
  ['nothing and expects something', null, usd(50, null), 'unknown', 'The job names no rate'],
  ['something and nothing is expected', usd(50, 60), null, 'unknown', 'No rate is expected'],
  [
    'in another currency',
    { ...usd(50, 60), currency: 'EUR' },
    usd(50, null),
    'unknown',
    'The rate is in another currency',
  ],
  ['as much as is expected at least', usd(50, 60), usd(60, 80), 'full', 'The rate is as expected'],
  ['one less', usd(50, 59), usd(60, 80), 'part', 'The rate is slightly below what is expected'],
  ['exactly nine tenths', usd(50, 54), usd(60, 80), 'part', 'The rate is slightly below what is expected'],
  ['less than nine tenths', usd(40, 53), usd(60, 80), 'none', 'The rate is below what is expected'],
  ['from far less on, with an open end', usd(40, null), usd(60, 80), 'part', 'The rate begins below what is expected'],
  [
    'less than the only bound that is expected',
    usd(10, 20),
    usd(null, 60),
    'none',
    'The rate is below what is expected',
  ],
])('A job that pays %s fits accordingly', (_case, pays, expects, fit, words) => {
  expect(moneyReason('rate', pays, expects)).toEqual({ fit, words });
});
