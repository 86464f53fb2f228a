import { oneDay } from '../../../shared/constants/time.ts';
import type { DigestRhythm } from '../../records/digest.ts';
import { instantsAt, wallClock } from '../../../shared/rules/zoned-time.ts';

interface Moment {
  at: string;
  zone: string;
  /** The local day on which the reader was last looked at; undefined before the first time. */
  lastDay: string | undefined;
}

const fromHour = 8;
// Before any day.
const never = '';
const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Who cannot be mailed, or whose day is far off, is looked at again after a day. */
export const aDayAfter = (at: string): string => new Date(Date.parse(at) + oneDay).toISOString();

/** The local day of a moment, such as 2026-09-01. */
export const dayIn = (at: string, zone: string): string => dateOf(wallClock(Date.parse(at), zone));

/**
 * The local day whose digest is due: from eight in the morning by the clock on the reader's wall, once a day or on
 * Monday. A Monday that nobody ran is made up for later in its week. Undefined while none is due; a reader who has
 * travelled west never has the same day twice.
 */
export function dueDigest(frequency: DigestRhythm, { at, zone, lastDay = never }: Moment): string | undefined {
  const wall = wallClock(Date.parse(at), zone);
  const today = dateOf(wall);
  if (new Date(wall).getUTCHours() < fromHour || lastDay >= today) return undefined;
  const sinceMonday = (new Date(wall).getUTCDay() + 6) % 7;
  if (frequency === 'daily' || sinceMonday === 0) return today;
  const monday = wall - sinceMonday * oneDay;
  // Who was not looked at in the week before has only begun to want a digest, and waits for a Monday.
  const wasMissed = lastDay < dateOf(monday) && lastDay >= dateOf(monday - 7 * oneDay);
  return wasMissed ? today : undefined;
}

// A Monday of which eight o'clock is skipped is followed by another.
const mostDaysAhead = 14;

/** When a reader is due next: from now on the first moment that `dueDigest` says is, so that nobody looks at them before. */
export function nextDigest(frequency: DigestRhythm, { at, zone, lastDay }: Moment): string {
  const now = Date.parse(at);
  const eight = Date.parse(dayIn(at, zone)) + fromHour * 3_600_000;
  for (let days = 0; days <= mostDaysAhead; days += 1) {
    const [instant] = instantsAt(eight + days * oneDay, zone);
    const moment = instant === undefined ? undefined : new Date(Math.max(instant, now)).toISOString();
    if (moment && dueDigest(frequency, { at: moment, zone, lastDay })) return moment;
  }
  return aDayAfter(at);
}
