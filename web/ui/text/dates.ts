import { oneDay } from '../../../shared/constants/time.ts';

export type Moment = string | number | Date;

const minute = 60_000;
const hour = 60 * minute;

function ordinal(date: number): string {
  const tens = date % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

let zone: string | undefined;

/** Shows times in the zone of the person who is signed in, wherever the device is; in the device's own for nobody. */
export function showTimesIn(next: string | undefined): void {
  zone = next;
}

/** The zone of the person who is signed in; undefined for nobody. */
export const shownZone = (): string | undefined => zone;

/** A moment in the platform's words. */
export const inWords = (moment: Moment, options: Intl.DateTimeFormatOptions, timeZone = zone): string =>
  new Date(moment).toLocaleString('en-US', { ...options, timeZone });

/** 'Do MMM YYYY': '3rd Mar 2026'. */
export function formatDate(moment: Moment, timeZone = zone, month: 'short' | 'long' = 'short'): string {
  const [name, day, year] = inWords(moment, { day: 'numeric', month, year: 'numeric' }, timeZone).split(/,? /);
  return `${ordinal(Number(day))} ${name} ${year}`;
}

/** 'YYYY-MM-DD', for fields and files: spreadsheets sort and count such days. */
export const isoDay = (moment: Moment): string => new Date(moment).toLocaleDateString('en-CA', { timeZone: zone });

/** The exact time with its zone, 'Do MMMM YYYY at hh:mm A' (NOTIF-08, CONST-01): '3rd March 2026 at 09:05 AM EST'. */
export const formatExact = (moment: Moment): string =>
  `${formatDate(moment, zone, 'long')} at ${inWords(moment, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })}`;

/** Relative up to a week ('5 minutes ago', 'in 2 days'), then a date. */
export function formatRelative(moment: Moment, now: number): string {
  const distance = new Date(moment).getTime() - now;
  const size = Math.abs(distance);
  if (size < minute) return 'just now';
  const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  // Past times round down to whole units; future ones round up, so that a week just started shows seven days.
  const whole = distance > 0 ? Math.round : Math.trunc;
  if (size < hour) return relative.format(whole(distance / minute), 'minute');
  if (size < oneDay) return relative.format(whole(distance / hour), 'hour');
  if (size < 7 * oneDay) return relative.format(whole(distance / oneDay), 'day');
  return formatDate(moment);
}

/** Milliseconds until the relative text may change; at most an hour. */
export function relativeStep(moment: Moment, now: number): number {
  return Math.abs(new Date(moment).getTime() - now) < hour ? minute / 2 : hour;
}
