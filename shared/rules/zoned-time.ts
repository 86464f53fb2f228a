import { oneDay } from '../constants/time.ts';
import { zoneFormat } from './zone-format.ts';

/*
 * Local times and time zones, over the platform's own time zone data. Local times are texts without a zone:
 * '2027-03-14T02:30'. Instants are ISO UTC.
 */

const minute = 60_000;

const clockFormat = zoneFormat({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall clock of a zone at an instant, both in milliseconds: the UTC fields of the result are the local ones. */
export function wallClock(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of clockFormat(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, date, hour, minutes, second);
}

const offsetAt = (instant: number, zone: string): number => wallClock(instant, zone) - instant;

/**
 * The instants at which a zone's clock shows this time, in order: none where the clock is put forward over it, two
 * where it is put back. Both sides are in milliseconds.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const offsets = new Set([offsetAt(wall - oneDay, zone), offsetAt(wall, zone), offsetAt(wall + oneDay, zone)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => wallClock(instant, zone) === wall)
    .sort((a, b) => a - b);
}

/** What a local time in a zone is: one instant, two to choose from, or none, with the time that the clock shows instead. */
export type LocalTime =
  { is: 'one'; instant: string } | { is: 'two'; first: string; second: string } | { is: 'none'; instead: string };

/**
 * Reads a local time in a zone. One that does not exist is moved by the length of the gap, as RFC 5545 (3.3.5) does, but
 * only as a proposal: nothing is guessed.
 */
export function readLocal(local: string, zone: string): LocalTime {
  const wall = Date.parse(`${local}Z`);
  const [first, second] = instantsAt(wall, zone);
  if (first === undefined) {
    const instead = wallClock(wall - offsetAt(wall - oneDay, zone), zone);
    return { is: 'none', instead: localText(instead) };
  }
  if (second === undefined) return { is: 'one', instant: isoOf(first) };
  return { is: 'two', first: isoOf(first), second: isoOf(second) };
}

/** The local time of an instant in a zone, to the minute: '2027-03-14T03:30'. */
export function localOf(instant: string, zone: string): string {
  return localText(wallClock(Date.parse(instant), zone));
}

/**
 * The first instant of a local day ('2027-03-14') in a zone, in milliseconds: its midnight, or the moment after a gap
 * that has swallowed it.
 */
export function startOfDay(date: string, zone: string): number {
  const wall = Date.parse(`${date}T00:00Z`);
  return instantsAt(wall, zone)[0] ?? wall - offsetAt(wall - oneDay, zone);
}

/** The instant with seconds set to zero (CAL-11). */
export function toTheMinute(instant: string): string {
  return isoOf(Math.floor(Date.parse(instant) / minute) * minute);
}

/** Whether this is the name of a time zone of the IANA database that this platform knows; offsets are none. */
export function isTimeZone(zone: string): boolean {
  return canonicalZone(zone) !== undefined;
}

/** The zone by its usual name, so that two names of one zone compare equal; undefined for what is none. */
export function canonicalZone(zone: string): string | undefined {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const localText = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
const isoOf = (instant: number): string => new Date(instant).toISOString();
