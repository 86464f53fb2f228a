import { describe, expect, it } from 'vitest';
import { together } from '../../../../functions/platform/table/together.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';

describe('Calls of the same moment', () => {
  const aTable = () => ({}) as Table;

  it('about one id are one call, and of other ids and tables calls of their own', async () => {
    const done: [number, readonly string[]][] = [];
    const keep = together<string>(async (_, id, values) => void done.push([id, values]));
    const [one, other] = [aTable(), aTable()];
    await Promise.all([keep(one, 1, 'a'), keep(one, 2, 'b'), keep(one, 1, 'c'), keep(other, 1, 'd')]);
    expect(done).toEqual([
      [1, ['a', 'c']],
      [2, ['b']],
      [1, ['d']],
    ]);
  });

  it('do not wait for one that is under way, which may have read what they change', async () => {
    const begun: (readonly string[])[] = [];
    const first = Promise.withResolvers<void>();
    const keep = together<string>((_, __, values) => {
      begun.push(values);
      return values.includes('a') ? first.promise : Promise.resolve();
    });
    const table = aTable();
    const waiting = keep(table, 1, 'a');
    await Promise.resolve();
    await Promise.resolve();
    await keep(table, 1, 'b');
    expect(begun).toEqual([['a'], ['b']]);
    first.resolve();
    await waiting;
  });

  it('all fail when it does, and the next call begins again', async () => {
    let tries = 0;
    const keep = together<string>(async () => {
      tries += 1;
      if (tries === 1) throw new Error('throttled');
    });
    const table = aTable();
    const outcomes = await Promise.allSettled([keep(table, 1, 'a'), keep(table, 1, 'b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await keep(table, 1, 'a');
    expect(tries).toBe(2);
  });
});
