import type { Table } from '../../platform/table/table.ts';
import { countedBetween, type CountersOf } from './hour-counters.ts';
import { rollUpKinds, rollUpName, startOf } from './roll-up.ts';
import { rolled, saveRollUps } from './roll-up-hours.ts';
import { everyRollUp, rolledUp, type StoredRollUp } from './rolled-counters.ts';

/**
 * Sums up somebody's hours again, replaces the weeks and months that say something else, and returns their names. When
 * hours are rolled up at the same moment it refuses, and can be repeated.
 */
export async function recountRollUps(table: Table, whose: CountersOf): Promise<string[]> {
  const mark = await rolledUp(table, whose);
  if (!mark) return [];
  const { until } = mark;
  const [hours, stored] = await Promise.all([
    countedBetween(table, whose, { from: 0, to: Math.max(until, 1) }, { consistent: true }),
    everyRollUp(table, whose),
  ]);
  const right = rollUpKinds.flatMap((kind) => {
    const starts = new Set(hours.map(({ at }) => startOf[kind](at)));
    return [...starts].flatMap((start) => rolled(kind, start, until, hours));
  });
  const emptied = stored
    .filter((one) => !right.some((other) => nameOf(other) === nameOf(one)))
    .map((one) => ({ ...one, counts: {} }));
  const wrong = [...right, ...emptied].filter((one) => {
    const was = stored.find((other) => nameOf(other) === nameOf(one));
    return textOf(was) !== textOf(one);
  });
  if (wrong.length > 0) await saveRollUps(table, whose, { items: wrong, end: until, before: mark });
  return wrong.map(nameOf).sort();
}

const nameOf = ({ kind, start, series }: StoredRollUp) => `${rollUpName(kind, start)} ${series}`;
const textOf = (one: Pick<StoredRollUp, 'counts'> | undefined) =>
  JSON.stringify(Object.entries(one?.counts ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
