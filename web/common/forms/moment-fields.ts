import { oneDay } from '../../../shared/constants/time.ts';
import { localOf, readLocal, startOfDay as startIn } from '../../../shared/rules/zoned-time.ts';
import { isoDay, shownZone } from '../../ui/text/dates.ts';
import { ownTimeZone } from '../account/own-time-zone.ts';

/** The zone in which times are read and typed. */
export const fieldZone = (): string => shownZone() ?? ownTimeZone();

/** The ISO moment of what a field of date and time holds; undefined for none. A time that the clock skips is the one after. */
export function momentOf(local: string): string | undefined {
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined;
  const read = readLocal(local, fieldZone());
  if (read.is === 'none') return momentOf(read.instead);
  return read.is === 'one' ? read.instant : read.first;
}

/** A moment as a field of date and time holds it: '2026-12-03T10:00'. */
export const localMoment = (moment: string | number): string => localOf(new Date(moment).toISOString(), fieldZone());

/** The calendar day of a moment as the value of a date field: '2026-03-03'. */
export const dayOf = (moment: string | null): string => (moment ? isoDay(moment) : '');

/** The first moment of a day in the reader's zone, ISO UTC (JOB-15). */
export const startOfDay = (day: string): string | null =>
  day ? new Date(startIn(day, fieldZone())).toISOString() : null;

/** The last moment of a day in the reader's zone, ISO UTC (JOB-16). */
export function endOfDay(day: string): string | null {
  if (!day) return null;
  const next = new Date(Date.parse(day) + oneDay).toISOString().slice(0, 10);
  return new Date(startIn(next, fieldZone()) - 1).toISOString();
}
