import { countEvent, type CountedEvent } from '../../domain/counters/counted-event.ts';
import { hourOf, isFull, namedInHour, type CountedHour } from '../../domain/counters/hour-counters.ts';

/** An hour of a person's counters that is not what the events say. */
export interface WrongHour {
  hour: string;
  stored: Record<string, number>;
  counted: Record<string, number>;
  /** The ids of events that it lacks. */
  lost: number[];
}

/** What the counters of this person must be, hour by hour, according to these events; each counts once. */
export function hoursOf(events: readonly CountedEvent[], userId: number): CountedHour[] {
  const hours = new Map<string, CountedHour>();
  const once = new Map(events.map((event) => [event.id, event]));
  for (const event of once.values())
    for (const count of countEvent(event).filter(({ whose }) => whose === userId)) {
      const hour = hourOf(count.at);
      const known = hours.get(hour) ?? { hour, counters: {}, events: [] };
      for (const [name, value] of Object.entries(namedInHour(count)))
        known.counters[name] = (known.counters[name] ?? 0) + value;
      hours.set(hour, { ...known, events: [...known.events, event.id] });
    }
  return [...hours.values()].sort((a, b) => a.hour.localeCompare(b.hour));
}

/** The hours in which what is stored differs from what the events say; a counter of zero is as good as none. */
export function wrongHours(stored: readonly CountedHour[], counted: readonly CountedHour[]): WrongHour[] {
  const hours = [...new Set([...stored, ...counted].map(({ hour }) => hour))].sort();
  return hours.flatMap((hour) => {
    const parts = stored.filter((one) => one.hour === hour);
    const was = sumOf(parts);
    const is = counted.find((one) => one.hour === hour);
    const known = new Set(parts.flatMap(({ events }) => events));
    const lost = (is?.events ?? []).filter((id) => !known.has(id));
    const isSame = sameCounters(was, is?.counters ?? {}) && lost.length === 0 && !hasInvented(parts, is?.events ?? []);
    return isSame ? [] : [{ hour, stored: was, counted: is?.counters ?? {}, lost }];
  });
}

/**
 * The parts of a wrong hour as they must be, each with the events that it has counted and that are right. A full part
 * keeps every event, because whether it is full says where an event was counted.
 */
export function mendedParts(
  { stored, hour }: { stored: readonly CountedHour[]; hour: string },
  events: readonly CountedEvent[],
  userId: number,
): { seen: CountedHour; right: CountedHour }[] {
  return stored
    .filter((one) => one.hour === hour)
    .map((seen) => {
      const ids = new Set(seen.events);
      const own = events.filter(({ id }) => ids.has(id));
      const right = hoursOf(own, userId).find((one) => one.hour === hour) ?? { counters: {}, events: [] };
      return { seen, right: { ...seen, counters: right.counters, events: isFull(ids) ? seen.events : right.events } };
    });
}

function sumOf(parts: readonly CountedHour[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, value] of parts.flatMap(({ counters }) => Object.entries(counters)))
    sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

const sameCounters = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => (a[name] ?? 0) === (b[name] ?? 0));

// Whether a part has counted something else; of a full one this is not looked at, because it keeps every event.
function hasInvented(parts: readonly CountedHour[], events: readonly number[]): boolean {
  const right = new Set(events);
  return parts.some((part) => !isFull(new Set(part.events)) && part.events.some((id) => !right.has(id)));
}
