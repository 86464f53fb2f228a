import { expect, it } from 'vitest';
import { recordFilter } from '../../../../infra/local/sources/record-filter.ts';

const record = { eventName: 'INSERT', dynamodb: { Keys: { sk: { S: 'EVENT#7' } } } };

it('lets everything through without patterns', () => {
  expect(recordFilter([])(record)).toBe(true);
});

it('lets through what fits any one of the patterns', () => {
  const events = JSON.stringify({ eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'EVENT#' }] } } } });
  expect(recordFilter([JSON.stringify({ eventName: ['REMOVE'] }), events])(record)).toBe(true);
  expect(recordFilter([events])({ ...record, eventName: 'MODIFY' })).toBe(false);
});
