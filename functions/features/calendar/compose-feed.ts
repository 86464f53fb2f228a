import { productName } from '../../../shared/constants/product.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { CalendarFeed, feedReaders } from '../../../shared/model/calendar-feed.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import { feedText } from '../../platform/outside/icalendar/icalendar.ts';
import type { IcalendarEvent } from '../../platform/outside/icalendar/icalendar.ts';
import { isCancelledShown, titleOf } from '../../records/calendar-day.ts';
import type { ShownDay } from './interviews.store.ts';

const [daysBack, daysAhead] = [30, 366];
/** A feed is read every hour or so; that often its owner is shown a new time. */
const noticedEvery = 3_600_000;

/** The UTC days that a feed shows. `now` is ISO UTC. */
export function feedDays(now: string): { first: string; last: string } {
  const dayAt = (distance: number) => new Date(Date.parse(now) + distance * oneDay).toISOString().slice(0, 10);
  return { first: dayAt(-daysBack), last: dayAt(daysAhead) };
}

/**
 * A person's days as a feed. Meetings that were cancelled stay for a while as such, because some calendars keep what is
 * merely gone. The same days make the same text, so that a reader who has it is not sent it again.
 */
export function composeFeed(
  days: readonly ShownDay[],
  { owner, siteUrl, now }: { owner: { firstName: string }; siteUrl: string; now: string },
): string {
  const entries = new Map(days.flatMap(({ entries: ofDay }) => Object.entries(ofDay)));
  const cancelled = days
    .flatMap((one) => Object.entries(one.cancelled ?? {}))
    .filter(([, entry]) => isCancelledShown(entry, now));
  const events = [...new Map<string, ShownEntry>([...cancelled, ...entries])]
    .map(([id, entry]) => eventOf(Number(id), entry, siteUrl))
    .toSorted((a, b) => (a.start === b.start ? a.eventId - b.eventId : a.start < b.start ? -1 : 1));
  return feedText(`${productName}: ${owner.firstName}`, events);
}

type ShownEntry = ShownDay['entries'][string];

function eventOf(eventId: number, entry: ShownEntry, siteUrl: string): IcalendarEvent {
  const { start, end, job, joinLink, version = 1, changedAt = new Date(timeOfId(eventId)).toISOString() } = entry;
  // The room of an interview is for those who meet.
  const isOnline = entry.isOnline && entry.kind !== 'interview';
  const page = isOnline ? `${siteUrl}/zoom?number=${eventId}` : `${siteUrl}/calendar?date=${start.slice(0, 10)}`;
  return {
    eventId,
    sequence: version - 1,
    stampedAt: changedAt,
    start,
    end,
    title: titleOf(entry),
    description: `${job ? `${job.title}\n` : ''}${joinLink ? `Join: ${joinLink}\n` : ''}${page}`,
    place: joinLink ?? (isOnline ? page : null),
    isCancelled: 'cancelledAt' in entry,
    isBusy: !entry.isAside,
  };
}

const signs: [RegExp, (typeof feedReaders)[number]][] = [
  [/google/i, 'Google'],
  [/microsoft|outlook|exchange|office/i, 'Outlook'],
  [/ios|macos|mac os x|dataaccessd|calendaragent|apple/i, 'Apple'],
];

/** What to note of a reading; undefined where the last one is too recent to matter. */
export function noticedRead(
  { readAt, reader }: Pick<CalendarFeed, 'readAt' | 'reader'>,
  { userAgent, now }: { userAgent: string; now: string },
): Pick<CalendarFeed, 'readAt' | 'reader'> | undefined {
  const by = signs.find(([sign]) => sign.test(userAgent))?.[1] ?? 'another program';
  if (readAt && reader === by && Date.parse(now) - Date.parse(readAt) < noticedEvery) return undefined;
  return { readAt: now, reader: by };
}
