import { afterAll, describe, expect, it } from 'vitest';
import { callers, cellsOf, closed, heardOf, routes } from './calls.ts';
import { permissions } from './permission-table.ts';

describe('A call', () => {
  const { responseTo, renew, visit } = callers();
  let checked = 0;
  afterAll(() => console.log(`checked: ${checked} cells of ${closed.length} operations`));

  it.each(closed)('of %s gives each role and relation what its row says (PERM-55, DEC-48)', async (name, row) => {
    if (!routes.has(name)) return;
    await renew();
    const said: Record<string, string> = { visitor: '401' };
    const heard: Record<string, string> = { visitor: String((await visit(name)).status) };
    for (const { role, relation, expected } of cellsOf(row)) {
      said[`${role}, ${relation}`] = String(expected);
      checked += 1;
      heard[`${role}, ${relation}`] = heardOf(await responseTo(name, row, role, relation), expected);
    }
    expect(heard).toEqual(said);
  });

  it.each([...routes].filter(([name]) => permissions[name] === 'anyone'))('of %s needs no sign-in', async (name) => {
    const { status, text } = await visit(name);
    // Only renewing a session refuses a browser as not signed in: one without its cookie.
    expect([status, name]).not.toEqual([401, name === 'accounts.refresh' ? 'any other' : name]);
    expect(text).not.toContain('You may not do this');
  });
});
