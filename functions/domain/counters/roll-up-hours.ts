import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import { quarterHour } from '../../../shared/rules/dashboard-range.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite, Write } from '../../platform/table/write.ts';
import { exists, isNew, versionIs } from '../../platform/table/write.ts';
import { countedBetween, type CountersOf, type QuarterCounts } from './hour-counters.ts';
import {
  bytesOf,
  endOf,
  inParts,
  packed,
  partName,
  rollUpName,
  rollUpSeries,
  seriesOf,
  startOf,
  startsIn,
  unpacked,
  type RollUpKind,
} from './roll-up.ts';
import { rolledUp, storedRollUps, type RolledUp, type StoredRollUp } from './rolled-counters.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const mostWritesAtOnce = 90;
// A transaction takes 4 MB.
const mostBytesAtOnce = 3_000_000;
const nothingToNote = new Error('nothing was rolled up');
const rolledMeanwhile = refuse.conflict('Counters were rolled up at the same time');

/**
 * Rolls up somebody's hours before `until`: from where it was done last, or from what was counted late since. Repeats
 * itself when something is counted late meanwhile. Returns whether anything was rolled up.
 */
export async function rollUpHours(table: Table, whose: CountersOf, { until }: { until: number }): Promise<boolean> {
  return againIfRefused(rolledMeanwhile, async () => {
    const before = (await rolledUp(table, whose)) ?? (await begun(table, whose));
    const end = Math.max(until, before.until);
    const from = Math.min(before.until, before.late ?? end);
    return from < end && rolledOnce(table, whose, { from, end, before });
  });
}

/** Saves how a person works beside the mark of their counters; nothing where these were erased meanwhile. */
export async function saveWorkingFacts(table: Table, userId: number, facts: WorkingFacts): Promise<void> {
  await tryWrite(
    table.writeOne({ update: keys.rolledUp(userId), set: { facts }, when: exists, refusal: nothingToNote }),
    nothingToNote,
  );
}

// The mark comes before the hours are read, so that who counts something late sees that it must be rolled up.
async function begun(table: Table, whose: CountersOf): Promise<RolledUp> {
  const first = { until: 0, version: 1 };
  await table.writeOne({ put: { ...keys.rolledUp(whose), ...first }, when: isNew, refusal: rolledMeanwhile });
  return first;
}

async function rolledOnce(
  table: Table,
  whose: CountersOf,
  { from, end, before }: { from: number; end: number; before: RolledUp },
): Promise<boolean> {
  // A week is rolled up whole, with its hours from before.
  const hours = await countedBetween(table, whose, { from: startOf.WEEK(from), to: end }, { consistent: true });
  const counted = hours.filter(({ at }) => at >= from);
  const weeks = startsAt('WEEK', counted).flatMap((start) => rolled('WEEK', start, end, hours));
  const months = startsAt('MONTH', counted);
  const known = await weeksOf(table, whose, months, weeks);
  const items = [...weeks, ...months.flatMap((start) => rolled('MONTH', start, end, known))];
  await saveRollUps(table, whose, { items, end, before });
  return counted.length > 0;
}

const startsAt = (kind: RollUpKind, quarters: readonly QuarterCounts[]): number[] => [
  ...new Set(quarters.map(({ at }) => startOf[kind](at))),
];

/** The items of a week or month: one of each series that has counters there. */
export function rolled(kind: RollUpKind, start: number, until: number, quarters: readonly QuarterCounts[]) {
  const inside = quarters.filter(({ at }) => at >= start && at < endOf[kind](start) && at < until);
  return rollUpSeries.flatMap((series): StoredRollUp[] => {
    const counts = packed(
      kind,
      start,
      inside.map(({ at, counts: all }) => ({ at, counts: ofSeries(series, all) })),
    );
    // An emptied item is written too: it replaces what was there before something was taken back.
    return series === 'figures' || Object.keys(counts).length > 0 ? [{ kind, start, series, until, counts }] : [];
  });
}

const ofSeries = (series: string, counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => seriesOf(name) === series));

// A month is made of its weeks, of which some were rolled up before.
async function weeksOf(
  table: Table,
  whose: CountersOf,
  months: readonly number[],
  fresh: readonly StoredRollUp[],
): Promise<QuarterCounts[]> {
  const starts = new Set(months.flatMap((start) => startsIn('WEEK', { from: start, to: endOf.MONTH(start) })));
  const others = [...starts].filter((start) => !fresh.some((one) => one.start === start));
  const wanted = others.flatMap((start) => rollUpSeries.map((series) => ({ kind: 'WEEK' as const, start, series })));
  const stored = wanted.length > 0 ? await storedRollUps(table, whose, wanted) : [];
  return [...fresh, ...stored].flatMap((one) => unpacked(one.start, one.counts));
}

// The first part names how many there are. It comes last, because the others are not read before it names them.
function rollUpWrites(whose: CountersOf, one: StoredRollUp): SizedWrite[] {
  const parts = inParts(one.counts);
  return parts
    .map((counts, part) => ({
      bytes: bytesOf(Object.entries(counts)),
      write: {
        put: {
          ...keys.rollUp(whose, one.kind, rollUpName(one.kind, one.start), partName(one.series, part, parts.length)),
          ...one,
          counts,
          ...(parts.length > 1 && { parts: parts.length }),
        },
      },
    }))
    .reverse();
}

interface SizedWrite {
  bytes: number;
  write: SingleWrite;
}

// Writes in groups that each fit into a transaction; one empty group where there is nothing to write.
function transactionsOf(writes: readonly SizedWrite[]): SingleWrite[][] {
  const groups: SingleWrite[][] = [[]];
  let bytes = 0;
  for (const one of writes) {
    const group = groups.at(-1);
    const isFull = group?.length === mostWritesAtOnce || bytes + one.bytes > mostBytesAtOnce;
    if (isFull || !group) groups.push([one.write]);
    else group.push(one.write);
    bytes = (isFull ? 0 : bytes) + one.bytes;
  }
  return groups;
}

/**
 * Writes weeks and months together with the mark that hours before `end` are rolled up; one that changed since it was
 * read refuses. What does not fit into one transaction comes in several, of which the last moves the mark.
 */
export async function saveRollUps(
  table: Table,
  whose: CountersOf,
  { items, end, before }: { items: readonly StoredRollUp[]; end: number; before: RolledUp },
): Promise<void> {
  const transactions = transactionsOf(items.flatMap((one) => rollUpWrites(whose, one)));
  let { version } = before;
  for (const [at, writes] of transactions.entries()) {
    const isLast = at === transactions.length - 1;
    const mark: Write = {
      update: keys.rolledUp(whose),
      set: { version: version + 1, until: isLast ? end : before.until },
      ...(isLast && { remove: ['late'] }),
      when: versionIs(version),
      refusal: rolledMeanwhile,
    };
    await table.write([mark, ...writes], { onConflict: rolledMeanwhile });
    version += 1;
  }
}

/**
 * Notes on the mark that something was counted late: until hours are rolled up again, dashboards read those from then on
 * one by one. The version changes first, so that a run that has read the hours already must read them again. It reads
 * nothing, because counting functions may not.
 */
export async function noteLate(table: Table, whose: CountersOf, at: number): Promise<void> {
  const late = at - (at % quarterHour);
  const isEarlier = {
    expression: '#until > :late AND (attribute_not_exists(#late) OR #late > :late)',
    values: { late },
  };
  for (const change of [
    { add: { version: 1 }, when: exists },
    { set: { late }, when: isEarlier },
  ])
    if (
      !(await tryWrite(
        table.writeOne({ update: keys.rolledUp(whose), ...change, refusal: nothingToNote }),
        nothingToNote,
      ))
    )
      return;
}
