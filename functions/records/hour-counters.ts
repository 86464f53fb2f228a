import { quarterHour } from '../../shared/rules/dashboard-range.ts';
import { Refusal } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { SingleWrite } from '../table/write.ts';

/** What one event adds to the counters of a person. */
export interface Count {
  userId: number;
  /** In the quarter hour of this time: the event's own, or that of the event that it undoes. */
  at: string;
  add: Record<string, number>;
}

/** The refusal of an event that was counted before. */
export const countedAlready = new Refusal('conflict', 'already counted');

/**
 * The write that adds an event to its hour. An hour's names begin with the quarter, of which any time zone's day is
 * made. The item keeps the ids of the events it has counted, so a repeated one refuses.
 */
export function countedEventWrite(eventId: number, { userId, at, add }: Count): SingleWrite {
  const quarter = Math.floor(new Date(at).getUTCMinutes() / 15);
  const named = Object.fromEntries(Object.entries(add).map(([name, value]) => [`q${quarter}_${name}`, value]));
  const hour = at.slice(0, 13);
  return {
    update: keys.hourCounters(userId, hour),
    set: { hour },
    add: { ...named, countedEvents: new Set([eventId]) },
    when: {
      expression: 'attribute_not_exists(#countedEvents) OR NOT contains(#countedEvents, :event)',
      values: { event: eventId },
    },
    refusal: countedAlready,
  };
}

/** What was counted in one quarter hour, which begins at `at` (milliseconds). */
export interface QuarterCounts {
  at: number;
  counts: Record<string, number>;
}

/** The counters of a person in a span of instants (milliseconds, without the end), oldest quarter first; one call. */
export async function countedBetween(
  table: Table,
  userId: number,
  { from, to }: { from: number; to: number },
): Promise<QuarterCounts[]> {
  const hourOf = (time: number) => new Date(time).toISOString().slice(0, 13);
  const hours = await table.query<{ hour: string }>(keys.hourCountersBetween(userId, hourOf(from), hourOf(to - 1)));
  return hours.flatMap(quartersOf).filter(({ at }) => at >= from && at < to);
}

function quartersOf({ hour, ...counters }: { hour: string }): QuarterCounts[] {
  const start = Date.parse(`${hour}:00:00.000Z`);
  const quarters = [0, 1, 2, 3].map((quarter): QuarterCounts => ({ at: start + quarter * quarterHour, counts: {} }));
  for (const [name, value] of Object.entries(counters)) {
    const [, quarter, counter] = /^q([0-3])_(.+)$/.exec(name) ?? [];
    const counted = quarters[Number(quarter)];
    if (counted && counter && typeof value === 'number') counted.counts[counter] = value;
  }
  return quarters.filter(({ counts }) => Object.keys(counts).length > 0);
}
