import { oneDay } from '../../../shared/constants/time.ts';
import { instantsAt } from '../../../shared/rules/zoned-time.ts';
import { overlaps, type Span } from '../../../shared/rules/calendar-time.ts';
import type { BookingOffer } from '../../../shared/model/booking-offer.ts';
import type { CalendarDay } from '../../records/calendar-day.ts';
import { entriesOf, holdersOf, type Interviewers, spanAt } from '../../domain/calendar/interview-holders.ts';

const minute = 60_000;
/** Times begin every half hour, those of short interviews every quarter. */
const stepOf = (minutes: number): number => (minutes < 30 ? 15 : 30);

/** Who may hold an interview, and what they and its candidate have in their days. */
export interface DaysOfAll extends Interviewers {
  candidate: readonly CalendarDay[];
  /** Whose job it is, who is no colleague on it; absent where who offers holds it. */
  jobManagerId?: number | undefined;
}

/** The whole span in which an offer's times can lie, in ISO UTC, with what touches them. */
export function spanOfOffer({ firstDay, lastDay }: Pick<BookingOffer, 'firstDay' | 'lastDay'>): Span {
  // A day more on each side covers every zone and buffer.
  const at = (date: string, distance: number) => new Date(Date.parse(date) + distance).toISOString();
  return { start: at(firstDay, -oneDay), end: at(lastDay, 2 * oneDay) };
}

/** That span with the whole weeks at its ends. */
export const spanOfWeeks = ({ start, end }: Span): Span =>
  spanAt(Date.parse(start) - 7 * oneDay, Date.parse(end) + 7 * oneDay);

/**
 * When an interview of this offer could begin, earliest first: within its hours on the clock of its zone, each day's by
 * itself because clocks change, with notice, where its candidate and who holds it are free. The interview that is being
 * moved is in nobody's way.
 */
export function offeredTimes(
  offer: BookingOffer,
  { candidate, ...interviewers }: DaysOfAll,
  { now, moving }: { now: string; moving: number | null },
): string[] {
  const [theirs, holders] = [entriesOf(candidate, moving), holdersOf(offer, interviewers, { moving })];
  const earliest = Date.parse(now) + Math.max(offer.noticeHours * 60 * minute, minute);
  const length = offer.minutes * minute;
  const isFree = (start: number): boolean => {
    const span = spanAt(start, start + length);
    return !theirs.some((entry) => overlaps(entry, span)) && holders(start).length > 0;
  };
  const times = [];
  for (const date of datesOf(offer)) {
    const [first, last] = [offer.fromHour, offer.toHour].map((hour) => instantOf(date, hour, offer.zone));
    for (let start = first!; start + length <= last!; start += stepOf(offer.minutes) * minute)
      if (start >= earliest && isFree(start)) times.push(new Date(start).toISOString());
  }
  return times;
}

/** Whether an offer's last hour has passed. */
export function isOver({ lastDay, toHour, zone }: BookingOffer, now: string): boolean {
  return instantOf(lastDay, toHour, zone) <= Date.parse(now);
}

function datesOf({ firstDay, lastDay, isWeekendOffered }: BookingOffer): string[] {
  const dates = [];
  for (let at = Date.parse(firstDay); at <= Date.parse(lastDay); at += oneDay) {
    const weekday = new Date(at).getUTCDay();
    if (isWeekendOffered || (weekday !== 0 && weekday !== 6)) dates.push(new Date(at).toISOString().slice(0, 10));
  }
  return dates;
}

// The first of two equal times, and the moment after a gap that swallows one (RFC 5545, 3.3.5).
function instantOf(date: string, hour: number, zone: string): number {
  const wall = Date.parse(date) + hour * 60 * minute;
  return instantsAt(wall, zone)[0] ?? instantsAt(wall + 60 * minute, zone)[0] ?? wall;
}
