import { expect, it } from 'vitest';
import { noteLate, rolled } from '../../../functions/records/roll-up-hours.ts';
import type { Table } from '../../../functions/table/table.ts';

it('A late count that could not be noted is an error, so that it is noted the next time', async () => {
  const table = { writeOne: () => Promise.reject(new Error('throttled')) } as unknown as Table;
  await expect(noteLate(table, 1001, 0)).rejects.toThrow('throttled');
});

it('A rolled up month has an item of figures even if nothing is left of them, and of others only where there are some', () => {
  const [start, until] = [Date.parse('2026-11-01T00:00:00Z'), Date.parse('2026-11-20T00:00:00Z')];
  const seriesOf = (counts: Record<string, number>) =>
    rolled('MONTH', start, until, [{ at: start, counts }]).map(({ series }) => series);
  expect(seriesOf({})).toEqual(['figures']);
  expect(seriesOf({ moves: 1 })).toEqual(['figures']);
  expect(seriesOf({ moves: 1, r_7_hires: 1 })).toEqual(['figures', 'people']);
});
