import { quarterHour } from '../../../shared/rules/dashboard-range.ts';
import { Refusal, refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite } from '../../platform/table/write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { placeAmong } from './place-among.ts';

/** Whose counters: one person's, or everybody's. */
export type CountersOf = number | 'everyone';

/** What one event adds to somebody's counters. */
export interface Count {
  whose: CountersOf;
  /** In the quarter hour of this time: the event's own, or that of the event that it undoes. */
  at: string;
  add: Record<string, number>;
  /** The manager at whom it happened, whose super managers watch everybody's counters. */
  managerId?: number;
}

/** The refusal of an event that was counted before. */
export const countedAlready = new Refusal('conflict', 'already counted');

const partIsFull = new Refusal('conflict', 'this part of the hour is full');

/**
 * The write that adds an event to its hour. An hour's names begin with the quarter, of which any time zone's day is
 * made. The item keeps the ids of the events it has counted, so a repeated one refuses; one that is full refuses too.
 */
export function countedEventWrite(eventId: number, { whose, at, add, managerId }: Count, level = 0): SingleWrite {
  const named = namedInHour({ at, add });
  const hour = hourOf(at);
  const part = partOfHour(eventId, level);
  return {
    update: keys.hourCounters(whose, hour, part),
    set: { hour, ...(part && { part }), ...(managerId !== undefined && { changedBy: managerId }) },
    add: { ...named, countedEvents: new Set([eventId]) },
    when: {
      expression:
        'attribute_not_exists(#countedEvents) OR (size(#countedEvents) < :most AND NOT contains(#countedEvents, :event))',
      values: { event: eventId, most: mostInPart },
    },
    refusal: countedAlready,
    refusalOn: ({ countedEvents }) =>
      countedEvents instanceof Set && !countedEvents.has(eventId) ? partIsFull : undefined,
  };
}

/**
 * So many events are in one item of an hour. Those that come when it is full are in parts by their id, 32 on the first
 * level, 32 times as many on each further one: no hour is ever full, and no key is written for all. A full item keeps
 * its events, so a repeated one is found where it was counted.
 */
const mostInPart = 100;
const partsOfLevel = 32;

/** Whether an hour may have events in parts of the next level. */
export const isFull = (events: { size: number } | undefined): boolean => (events?.size ?? 0) >= mostInPart;

// Ids of one millisecond differ in their last digits only, and a simple rest of those would favour some parts.
function partOfHour(eventId: number, level: number): string {
  return level === 0 ? '' : `#${level}-${placeAmong(String(eventId), partsOfLevel ** level)}`;
}

/** The hour of a moment, as its counters are named: 2026-11-22T14. */
export const hourOf = (at: string): string => at.slice(0, 13);

/** The names of what is added in its hour, each with its quarter. */
export function namedInHour({ at, add }: Pick<Count, 'at' | 'add'>): Record<string, number> {
  const quarter = Math.floor(new Date(at).getUTCMinutes() / 15);
  return Object.fromEntries(Object.entries(add).map(([name, value]) => [`q${quarter}_${name}`, value]));
}

/** The counters of an hour as stored, beside a field for each counter of a quarter. */
export interface StoredHour {
  hour: string;
  /** Which part of the hour it is; none for the first item. */
  part?: string;
  /** The ids of the events in them. */
  countedEvents?: Set<number>;
}

/** Adds an event to its hour; returns whether it was not there yet. */
export async function addCount(table: Table, eventId: number, count: Count): Promise<boolean> {
  for (let level = 0; ; level++)
    try {
      return await tryWrite(table.writeOne(countedEventWrite(eventId, count, level)), countedAlready);
    } catch (error) {
      if (error !== partIsFull) throw error;
    }
}

/** The counters of an hour, or of a part of it, and the ids of the events in them. */
export interface CountedHour {
  hour: string;
  part?: string;
  counters: Record<string, number>;
  events: number[];
}

/** A person's counters as they are stored, hour by hour and part by part. */
export async function countedHours(table: Table, userId: number): Promise<CountedHour[]> {
  const items = await table.query(keys.hourCountersBetween(userId, '', '~'), { consistent: true });
  return items.map(({ hour, part, countedEvents, ...item }) => ({
    hour,
    ...(part && { part }),
    counters: Object.fromEntries(
      Object.entries(item).filter((entry): entry is [string, number] => /^q[0-3]_/.test(entry[0])),
    ),
    events: [...(countedEvents ?? [])],
  }));
}

/** The write that replaces the counters of a part of an hour; an event that was counted there since `seen` refuses. */
export function mendedHourWrite(
  userId: number,
  { hour, part, counters, events }: CountedHour,
  seen: readonly number[],
): SingleWrite {
  const item = { ...keys.hourCounters(userId, hour, part), hour, ...(part && { part }), ...counters };
  return {
    put: events.length > 0 ? { ...item, countedEvents: new Set(events) } : item,
    when:
      seen.length > 0
        ? { expression: '#countedEvents = :seen', values: { seen: new Set(seen) } }
        : { expression: 'attribute_not_exists(#countedEvents)', values: {} },
    refusal: refuse.conflict('Something was counted at the same time; recount again'),
  };
}

/** What was counted in one quarter hour, which begins at `at` (milliseconds). */
export interface QuarterCounts {
  at: number;
  counts: Record<string, number>;
}

/** The counters of a person, or of everybody, in a span of instants (milliseconds, without the end), oldest quarter first; one call. */
export async function countedBetween(
  table: Table,
  whose: CountersOf,
  { from, to }: { from: number; to: number },
  options: { consistent?: boolean } = {},
): Promise<QuarterCounts[]> {
  const hours = await table.query(keys.hourCountersBetween(whose, hourAt(from), hourAt(to - 1)), options);
  return hours.flatMap(quartersOf).filter(({ at }) => at >= from && at < to);
}

const hourAt = (time: number): string => hourOf(new Date(time).toISOString());

/** The quarters of a stored hour in which something was counted. */
export function quartersOf({ hour, ...counters }: { hour: string }): QuarterCounts[] {
  const start = Date.parse(`${hour}:00:00.000Z`);
  const quarters = [0, 1, 2, 3].map((quarter): QuarterCounts => ({ at: start + quarter * quarterHour, counts: {} }));
  for (const [name, value] of Object.entries(counters)) {
    const [, quarter, counter] = /^q([0-3])_(.+)$/.exec(name) ?? [];
    const counted = quarters[Number(quarter)];
    if (counted && counter && typeof value === 'number') counted.counts[counter] = value;
  }
  return quarters.filter(({ counts }) => Object.keys(counts).length > 0);
}
