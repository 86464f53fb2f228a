import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import type { DashboardRange, Span } from '../../../shared/rules/dashboard-range.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Key } from '../../platform/table/key.ts';
import type { Table } from '../../platform/table/table.ts';
import type { CountersOf, QuarterCounts, StoredHour } from './hour-counters.ts';
import { countedBetween, hourOf, isFull, quartersOf } from './hour-counters.ts';
import {
  ofPart,
  partName,
  rollUpKinds,
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
  /** In how many items it is, where one does not hold it; this is one of them. */
  parts?: number;
}

/** The key of a week or month, or of one of its parts. */
const rollUpKey = (
  whose: CountersOf,
  { kind, start, series }: Pick<StoredRollUp, 'kind' | 'start' | 'series'>,
  { part, parts }: { part: number; parts: number } = { part: 0, parts: 1 },
): Key<StoredRollUp> => keys.rollUp(whose, kind, rollUpName(kind, start), partName(series, part, parts));

/** Until when somebody's hours are rolled up, in milliseconds; `version` counts the writes, so that two do not mix. */
export interface RolledUp {
  until: number;
  /** From when on something was counted that is not rolled up although it is before that. */
  late?: number;
  version: number;
  /** How the person works as of then, so that a list of many reads it without their counters. */
  facts?: WorkingFacts;
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
 * ago are not rolled up yet, and others where one item does not hold a week, month or hour.
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
    people.flatMap((whose) => segments.map((one) => rollUpKey(whose, { ...one, series }))),
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

// What weeks, months and hours come to together; hours that should be in a week or month and are not are read apart, and
// so are all of them where one has further parts.
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
  const isInParts = counted.some((one) => isFull(one?.countedEvents));
  const apartUntil = isInParts ? firstRead + hoursApart * hour : firstRead;
  const [late, whole] = await Promise.all([
    earliest < apartUntil ? countedBetween(table, whose, { from: earliest, to: apartUntil }) : [],
    withParts(
      table,
      whose,
      segments.map((one, at) => (isStale(one) ? undefined : rolled[at])),
    ),
  ]);
  const apart = [...late, ...(isInParts ? [] : counted.flatMap((one) => (one ? quartersOf(one) : [])))];
  return segments.flatMap((segment, at) => {
    const parts = whole[at] ?? [];
    const covered = parts.map((one) => (isStale(segment) ? 0 : Math.max(until, one?.until ?? 0)));
    const since = (from: number) => within({ from: Math.max(segment.from, from), to: segment.to }, apart);
    const first = Math.min(...covered);
    return [
      ...parts.flatMap((one) => within(segment, one ? unpacked(segment.start, one.counts) : [])),
      // Parts are written one after the other, so hours that some of them have may still be missing from others.
      ...(covered.every((one) => one === first)
        ? since(first)
        : covered.flatMap((one, part) => ofPart(since(one), part, covered.length))),
    ];
  });
}

/** All parts of each of these weeks or months; those of several cost another call for a hundred. */
async function withParts(
  table: Table,
  whose: CountersOf,
  firsts: readonly (StoredRollUp | undefined)[],
  options: { consistent?: boolean } = {},
): Promise<(StoredRollUp | undefined)[][]> {
  const others = firsts.map((one) => (one ? Array.from({ length: (one.parts ?? 1) - 1 }, (_, at) => at + 1) : []));
  if (others.every((parts) => parts.length === 0)) return firsts.map((one) => [one]);
  const found = await readLists(
    table,
    firsts.map((one, at) =>
      one ? (others[at] ?? []).map((part) => rollUpKey(whose, one, { part, parts: one.parts ?? 1 })) : [],
    ),
    options,
  );
  return firsts.map((one, at) => [one, ...(found[at] ?? [])]);
}

const within = ({ from, to }: Span, quarters: readonly QuarterCounts[]): QuarterCounts[] =>
  quarters.filter(({ at }) => at >= from && at < to);

/** What is stored of these weeks or months, each whole, strongly consistent. */
export async function storedRollUps(
  table: Table,
  whose: CountersOf,
  wanted: readonly Pick<StoredRollUp, 'kind' | 'start' | 'series'>[],
): Promise<StoredRollUp[]> {
  const options = { consistent: true };
  const firsts = await table.batchGet(
    wanted.map((one) => rollUpKey(whose, one)),
    options,
  );
  return (await withParts(table, whose, firsts, options)).flatMap(joinedParts);
}

/** Every week and month of a person, or of everybody, each whole. */
export async function everyRollUp(table: Table, whose: CountersOf): Promise<StoredRollUp[]> {
  const all = await Promise.all(
    rollUpKinds.map((kind) => table.query(keys.rollUps(whose, kind), { consistent: true })),
  );
  const stored = new Map(all.flat().map((one) => [one.sk, one]));
  return all.flat().flatMap((one) => {
    if (one.sk !== rollUpKey(whose, one).sk) return [];
    const parts = Array.from({ length: one.parts ?? 1 }, (_, part) =>
      stored.get(rollUpKey(whose, one, { part, parts: one.parts ?? 1 }).sk),
    );
    return joinedParts(parts);
  });
}

function joinedParts([first, ...others]: readonly (StoredRollUp | undefined)[]): StoredRollUp[] {
  if (!first) return [];
  const { kind, start, series, until } = first;
  const counts = Object.assign({}, first.counts, ...others.map((one) => one?.counts)) as PackedCounts;
  return [{ kind, start, series, until, counts }];
}
