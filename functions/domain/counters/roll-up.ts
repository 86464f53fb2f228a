import { oneDay } from '../../../shared/constants/time.ts';
import type { DashboardRange, Span } from '../../../shared/rules/dashboard-range.ts';
import { quarterHour } from '../../../shared/rules/dashboard-range.ts';
import type { QuarterCounts } from './hour-counters.ts';
import { placeAmong } from './place-among.ts';

/**
 * Counters are kept by the hour and rolled up by week and month of UTC, so that a range of any length is a few items. A
 * week keeps every quarter hour. A month keeps those of its first and last day, where it begins and ends in other time
 * zones, and one sum of the days between.
 */
export const rollUpKinds = ['WEEK', 'MONTH'] as const;
export type RollUpKind = (typeof rollUpKinds)[number];

/** Figures of the dashboard itself, or those by person and client, of which only rankings are made. */
export const rollUpSeries = ['figures', 'people'] as const;
export type RollUpSeries = (typeof rollUpSeries)[number];

/** The series of which a counter is. */
export const seriesOf = (counter: string): RollUpSeries => (/^[rmc]_/.test(counter) ? 'people' : 'figures');

/** Counters by name, each as quarters since the beginning, in base 36, with their counts: `2k 2p:3`. */
export type PackedCounts = Record<string, string>;

const week = 7 * oneDay;
// The first Monday after the beginning of time.
const firstMonday = 4 * oneDay;

/** The beginning of the week, or month, in which this moment is; all in milliseconds. */
export const startOf: Record<RollUpKind, (at: number) => number> = {
  WEEK: (at) => firstMonday + Math.floor((at - firstMonday) / week) * week,
  MONTH: (at) => Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth()),
};

/** The end of the week, or month, which begins then. */
export const endOf: Record<RollUpKind, (start: number) => number> = {
  WEEK: (start) => start + week,
  MONTH: (start) => Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + 1),
};

/** What a week or month is called: 2026-11-16, 2026-11. */
export const rollUpName = (kind: RollUpKind, start: number): string =>
  new Date(start).toISOString().slice(0, kind === 'WEEK' ? 10 : 7);

/** The beginnings of the weeks, or months, that a span touches, oldest first. */
export function startsIn(kind: RollUpKind, { from, to }: Span): number[] {
  const starts: number[] = [];
  for (let start = startOf[kind](from); start < to; start = endOf[kind](start)) starts.push(start);
  return starts;
}

// An item holds 400 KB, and a hundred of them that are read together 16 MB.
const mostBytes = 150_000;

/**
 * The counts of a week or month in as many parts as they need, a power of two: each counter is in the part of its name,
 * so that what is read beside a part is known by name too.
 */
export function inParts(counts: PackedCounts): PackedCounts[] {
  const entries = Object.entries(counts);
  for (let count = 1; ; count *= 2) {
    const parts = Array.from({ length: count }, (): [string, string][] => []);
    for (const entry of entries) parts[placeAmong(entry[0], count)]?.push(entry);
    if (parts.every((part) => bytesOf(part) <= mostBytes)) return parts.map((part) => Object.fromEntries(part));
  }
}

/**
 * What a part of a series is called. How many parts there are is in the name of all but the first, so that those of
 * another division are never read.
 */
export const partName = (series: RollUpSeries, part: number, parts: number): string =>
  part === 0 ? series : `${series}#${parts}-${part}`;

/** About how many bytes packed counts take in an item. */
export const bytesOf = (entries: readonly (readonly [string, string])[]): number =>
  entries.reduce((sum, [name, text]) => sum + name.length + text.length + 4, 0);

/** The counts of those counters which are in this of so many parts. */
export const ofPart = (quarters: readonly QuarterCounts[], part: number, parts: number): QuarterCounts[] =>
  quarters.map(({ at, counts }) => ({
    at,
    counts: Object.fromEntries(Object.entries(counts).filter(([name]) => placeAmong(name, parts) === part)),
  }));

/** The counts of a week or month, packed; a counter that came to nothing is left out. */
export function packed(kind: RollUpKind, start: number, quarters: readonly QuarterCounts[]): PackedCounts {
  const sums = new Map<string, Map<number, number>>();
  for (const { at, counts } of quarters)
    for (const [name, count] of Object.entries(counts)) {
      const slots = sums.get(name) ?? new Map<number, number>();
      const slot = (slotOf(kind, start, at) - start) / quarterHour;
      sums.set(name, slots.set(slot, (slots.get(slot) ?? 0) + count));
    }
  return Object.fromEntries(
    [...sums].flatMap(([name, slots]) => {
      const text = [...slots]
        .filter(([, count]) => count !== 0)
        .sort(([a], [b]) => a - b)
        .map(([slot, count]) => slot.toString(36) + (count === 1 ? '' : `:${count}`))
        .join(' ');
      return text ? [[name, text]] : [];
    }),
  );
}

// The days within a month are counted at the beginning of its second one.
function slotOf(kind: RollUpKind, start: number, at: number): number {
  const isWithin = kind === 'MONTH' && at >= start + oneDay && at < endOf.MONTH(start) - oneDay;
  return isWithin ? start + oneDay : at;
}

/** What was packed, with the moments at which it counts. */
export function unpacked(start: number, counts: PackedCounts): QuarterCounts[] {
  return Object.entries(counts).flatMap(([name, text]) =>
    text.split(' ').map((one) => {
      const [slot = '0', count = '1'] = one.split(':');
      return { at: start + Number.parseInt(slot, 36) * quarterHour, counts: { [name]: Number(count) } };
    }),
  );
}

/** A part of a range and the week or month from which it is read. */
export interface Segment extends Span {
  kind: RollUpKind;
  start: number;
}

/**
 * From which weeks and months a range and the one before it are read: from weeks where days are distinguished, or where
 * something begins or ends within a month, and from months otherwise. Segments do not overlap.
 */
export function segmentsOf(range: DashboardRange, began: number): Segment[] {
  const isByDay = range.from !== 0 && range.steps.every(({ from, to }) => to - from <= oneDay + 4 * 3_600_000);
  const spans = [range, ...(range.before ? [range.before] : [])];
  return spans.flatMap(({ from, to }) => {
    const span = { from: Math.max(from, began), to };
    return isByDay ? parts('WEEK', span) : parts('MONTH', span).flatMap((part) => ofMonth(part, to === range.to));
  });
}

const parts = (kind: RollUpKind, span: Span): Segment[] =>
  startsIn(kind, span).map((start) => ({
    kind,
    start,
    from: Math.max(span.from, start),
    to: Math.min(span.to, endOf[kind](start)),
  }));

// Nothing has been counted after the end of the range, so the running month is read whole.
function ofMonth(part: Segment, isToNow: boolean): Segment[] {
  const [second, last] = [part.start + oneDay, endOf.MONTH(part.start) - oneDay];
  const isOnEdge = (at: number) => at <= second || at >= last;
  return isOnEdge(part.from) && (isToNow || isOnEdge(part.to)) ? [part] : parts('WEEK', part);
}
