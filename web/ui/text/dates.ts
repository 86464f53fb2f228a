import { oneDay } from '../../../shared/constants/time.ts';

type Moment = string | number | Date;

const minute = 60_000;
const hour = 60 * minute;

function ordinal(date: number): string {
  const tens = date % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

function month(date: Date, length: 'short' | 'long'): string {
  return date.toLocaleString('en-US', { month: length });
}

/** 'Do MMM YYYY': '3rd Mar 2026', in the user's time zone. */
export function formatDate(moment: Moment): string {
  const date = new Date(moment);
  return `${ordinal(date.getDate())} ${month(date, 'short')} ${date.getFullYear()}`;
}

/** 'YYYY-MM-DD' in the user's time zone, for files: spreadsheets sort and count such days. */
export function isoDay(moment: Moment): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** 'MMM D': 'Mar 3', where space is short (CONST-01). */
export function formatShortDate(moment: Moment): string {
  const date = new Date(moment);
  return `${month(date, 'short')} ${date.getDate()}`;
}

/** 'hh:mm A': '09:05 AM'. */
export function formatTime(moment: Moment): string {
  return new Date(moment).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hour12: true });
}

function dayInWords(moment: Moment): string {
  const date = new Date(moment);
  return `${ordinal(date.getDate())} ${month(date, 'long')} ${date.getFullYear()}`;
}

/** 'Do MMMM YYYY at hh:mm A': '3rd March 2026 at 09:05 AM' (NOTIF-08, CONST-01). */
export const formatDateTime = (moment: Moment): string => `${dayInWords(moment)} at ${formatTime(moment)}`;

/** A time of day with its zone: '09:05 AM EST'. */
export function formatZonedTime(moment: Moment): string {
  const zone = Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find((part) => part.type === 'timeZoneName')?.value;
  return `${formatTime(moment)}${zone ? ` ${zone}` : ''}`;
}

/** The exact time with its zone, for a tooltip. */
export const formatExact = (moment: Moment): string => `${dayInWords(moment)} at ${formatZonedTime(moment)}`;

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
