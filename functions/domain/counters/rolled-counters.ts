import type { DashboardRange, Span } from '../../../shared/rules/dashboard-range.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Key } from '../../platform/table/key.ts';
import type { Table } from '../../platform/table/table.ts';
import type { CountersOf, QuarterCounts, StoredHour } from './hour-counters.ts';
import { countedBetween, hourOf, quartersOf } from './hour-counters.ts';
import {
  rollUpName,
  segmentsOf,
  unpacked,
  type PackedCounts,
  type RollUpKind,
  type RollUpSeries,
  type Segment,
} from './roll-up.ts';

/** A week or month of somebody's counters as stored: what its hours before `until` (milliseconds) come to. */
export interface StoredRollUp {
  kind: RollUpKind;
  start: number;
  series: RollUpSeries;
  until: number;
  counts: PackedCounts;
}

/** Until when somebody's hours are rolled up, in milliseconds; `version` counts the writes, so that two do not mix. */
export interface RolledUp {
  until: number;
  /** From when on something was counted that is not rolled up although it is before that. */
  late?: number;
  version: number;
}

/** Until when a person's, or everybody's, hours are rolled up; undefined before the first time. */
export async function rolledUp(table: Table, whose: CountersOf): Promise<RolledUp | undefined> {
  return table.get(keys.rolledUp(whose), { consistent: true });
}

const hour = 3_600_000;
/** Hours are rolled up four times a day; so many are read one by one, from the running one back. */
const hoursApart = 10;
/** Nothing was counted before, in milliseconds. */
const countingBegan = Date.UTC(2025, 0);

const hourStart = (at: number): number => at - (at % hour);

/**
 * What was counted in a range and the one before it: its weeks or months, and what was counted since those were rolled
 * up. One call, whose size goes by the calendar and not by how much was counted; a second one while the hours of longer
 * ago are not rolled up yet.
 */
export async function countedIn(
  table: Table,
  { whose, series }: { whose: CountersOf; series: RollUpSeries },
  range: DashboardRange,
): Promise<QuarterCounts[]> {
  const [counted = []] = await countedOfEach(table, { people: [whose], series }, range);
  return counted;
}

/** The same of several, in their order: all are read in one batch, a hundred items a call. */
export async function countedOfEach(
  table: Table,
  { people, series }: { people: readonly CountersOf[]; series: RollUpSeries },
  range: DashboardRange,
): Promise<QuarterCounts[][]> {
  const segments = segmentsOf(range, countingBegan);
  const firstRead = hourStart(range.to - 1) - (hoursApart - 1) * hour;
  const hours = Array.from({ length: hoursApart }, (_, at) => firstRead + at * hour);
  const [until, rolled, counted] = await readLists(table, [
    people.map(keys.rolledUp),
    people.flatMap((whose) =>
      segments.map(({ kind, start }) => keys.rollUp(whose, kind, rollUpName(kind, start), series)),
    ),
    people.flatMap((whose) => hours.map((at) => keys.hourCounters(whose, hourOf(new Date(at).toISOString())))),
  ]);
  const own = <T>(found: readonly T[], person: number, each: number) => found.slice(person * each, (person + 1) * each);
  return inGroups([...people.entries()], ([person, whose]) =>
    joined(table, whose, {
      segments,
      rolledUp: until[person],
      rolled: own(rolled, person, segments.length),
      counted: own(counted, person, hours.length),
      firstRead,
    }),
  );
}

interface ReadCounts {
  segments: Segment[];
  rolledUp: RolledUp | undefined;
  /** Of each segment. */
  rolled: (StoredRollUp | undefined)[];
  /** The hours from `firstRead` on. */
  counted: (StoredHour | undefined)[];
  firstRead: number;
}

// What weeks, months and hours come to together; hours that should be in a week or month and are not are read apart.
async function joined(
  table: Table,
  whose: CountersOf,
  { segments, rolledUp: end, rolled, counted, firstRead }: ReadCounts,
): Promise<QuarterCounts[]> {
  const { until, late: notRolled = until } = end ?? { until: 0 };
  // What was counted late is not in its week and month yet; their hours are read instead.
  const isStale = ({ to }: Segment) => notRolled < until && to > notRolled;
  const unread = segments.filter((one) => isStale(one) || one.to > until);
  const earliest = Math.min(firstRead, ...unread.map((one) => (isStale(one) ? one.from : Math.max(one.from, until))));
  const late = earliest < firstRead ? await countedBetween(table, whose, { from: earliest, to: firstRead }) : [];
  const apart = [...late, ...counted.flatMap((one) => (one ? quartersOf(one) : []))];
  return segments.flatMap((segment, at) => {
    const item = isStale(segment) ? undefined : rolled[at];
    const isCovered = isStale(segment) ? 0 : Math.max(until, item?.until ?? 0);
    return [
      ...within(segment, item ? unpacked(segment.start, item.counts) : []),
      ...within({ from: Math.max(segment.from, isCovered), to: segment.to }, apart),
    ];
  });
}

const within = ({ from, to }: Span, quarters: readonly QuarterCounts[]): QuarterCounts[] =>
  quarters.filter(({ at }) => at >= from && at < to);

/** The weeks or months with these keys, in their order, strongly consistent. */
export async function storedRollUps(table: Table, wanted: Key<StoredRollUp>[]): Promise<(StoredRollUp | undefined)[]> {
  return table.batchGet(wanted, { consistent: true });
}

/** Every week and month of a person, or of everybody. */
export async function everyRollUp(table: Table, whose: CountersOf): Promise<StoredRollUp[]> {
  const all = await Promise.all([
    table.query(keys.rollUps(whose, 'WEEK'), { consistent: true }),
    table.query(keys.rollUps(whose, 'MONTH'), { consistent: true }),
  ]);
  return all.flat();
}
