import { describe, expect, it } from 'vitest';
import { callers, cellsOf, closed, heardOf, isPromoted, routes } from './calls.ts';

// In a file of its own, because the real entries keep the table that they were first given.
describe('A call of a manager who became a super manager', () => {
  const { responseTo } = callers({ asSuper: true });

  it.each(closed.filter(([, row]) => isPromoted(row)))('of %s gives what managers get (PLUS-53)', async (name, row) => {
    if (!routes.has(name)) return;
    const said: Record<string, string> = {};
    const heard: Record<string, string> = {};
    for (const { role, relation, expected } of cellsOf(row).filter((cell) => cell.role === 'manager')) {
      said[relation] = String(expected);
      heard[relation] = heardOf(await responseTo(name, row, role, relation), expected);
    }
    expect(heard).toEqual(said);
  });
});
