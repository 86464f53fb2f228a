import { expect, it } from 'vitest';
import { noteLate } from '../../../functions/records/roll-up-hours.ts';
import type { Table } from '../../../functions/table/table.ts';

it('A late count that could not be noted is an error, so that it is noted the next time', async () => {
  const table = { writeOne: () => Promise.reject(new Error('throttled')) } as unknown as Table;
  await expect(noteLate(table, 1001, 0)).rejects.toThrow('throttled');
});
