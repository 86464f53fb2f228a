import { describe, expect, it } from 'vitest';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';
import { waitFor } from '../../../support/wait.ts';

const counter = { pk: 'RIVALS', sk: 'COUNTER' };
const mark = (name: string) => ({ put: { pk: 'RIVALS', sk: `MARK#${name}` } });
const increment = { update: counter, add: { count: 1 } };

describe('Writes of the same item', () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));
  const refused = () => local.calls.filter(({ error }) => error?.startsWith('Transaction')).length;

  it('all succeed when fifty transactions meet, and none is lost or done twice', async () => {
    local.calls.length = 0;
    // Held at first, so that they meet on every machine, however it deals out their turns.
    const letGo = local.hold(counter);
    const written = Array.from({ length: 50 }, async (_, place) => table.write([increment, mark(String(place))]));
    await waitFor('two refusals', () => refused() >= 2 || undefined);
    letGo();
    await Promise.all(written);
    expect(await table.get(counter)).toMatchObject({ count: 50 });
    expect(await table.query({ pk: 'RIVALS', skPrefix: 'MARK#' })).toHaveLength(50);
  });

  it.each([
    ['a transaction', () => table.write([{ put: { pk: 'HELD', sk: 'HELD' } }, mark('beside')])],
    ['a single write', () => table.writeOne({ put: { pk: 'HELD', sk: 'HELD' } })],
  ])('wait for a transaction that holds it: %s', async (_, write) => {
    local.calls.length = 0;
    const letGo = local.hold({ pk: 'HELD', sk: 'HELD' });
    const writing = write();
    await waitFor('two refusals', () => refused() >= 2 || undefined);
    letGo();
    await writing;
    expect(await table.get({ pk: 'HELD', sk: 'HELD' })).toBeDefined();
  });
});
