import { expect, it } from 'vitest';
import { recordFilter } from '../../sources/record-filter.ts';

const record = { eventName: 'INSERT', dynamodb: { Keys: { sk: { S: 'EVENT#7' } } } };

it('Everything passes without patterns', () => {
  expect(recordFilter([])(record)).toBe(true);
});

it('What matches any one of the patterns passes', () => {
  const events = JSON.stringify({ eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'EVENT#' }] } } } });
  expect(recordFilter([JSON.stringify({ eventName: ['REMOVE'] }), events])(record)).toBe(true);
  expect(recordFilter([events])({ ...record, eventName: 'MODIFY' })).toBe(false);
});
