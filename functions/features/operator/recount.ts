import { countEvent, type CountedEvent } from '../../domain/counters/counted-event.ts';
import { hourOf, namedInHour, type CountedHour } from '../../domain/counters/hour-counters.ts';

/** An hour of a person's counters that is not what the events say. */
export interface WrongHour {
  hour: string;
  stored: Record<string, number>;
  counted: Record<string, number>;
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
  const at = (list: readonly CountedHour[], hour: string) => list.find((one) => one.hour === hour);
  return hours.flatMap((hour) => {
    const [was, is] = [at(stored, hour), at(counted, hour)];
    const isSame =
      sameCounters(was?.counters ?? {}, is?.counters ?? {}) && sameIds(was?.events ?? [], is?.events ?? []);
    return isSame ? [] : [{ hour, stored: was?.counters ?? {}, counted: is?.counters ?? {} }];
  });
}

const sameCounters = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => (a[name] ?? 0) === (b[name] ?? 0));

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
