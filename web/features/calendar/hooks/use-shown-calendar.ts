import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { oneDay } from '../../../../shared/constants/time.ts';
import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { nearestEvent } from '../../../../shared/rules/calendar-time.ts';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { openingDate, readRange, stepped, todayIn, views, type View } from '../model/shown-range.ts';
import { calendarQuery } from '../queries/calendar.ts';
import { useNow } from './use-now.ts';

const narrow = '(max-width: 767px)';
const dateText = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const inPlace = { replace: true, preventScrollReset: true };

/** The part of the calendar that the address names, what is in it, and how to show another. */
export type ShownCalendar = ReturnType<typeof useShownCalendar>;

/** A call of the calendar reaches so far. */
const longestRange = 62 * oneDay;

/**
 * The next event of all (CAL-04). Of a part of the calendar that begins later, only what is before it says whether its
 * first event is the next.
 */
function useNextEvent(shown: { from: string; items: readonly CalendarItem[] }, now: number): CalendarItem | undefined {
  const moment = new Date(now).toISOString();
  const from = `${moment.slice(0, 10)}T00:00:00.000Z`;
  const to = new Date(Date.parse(from) + longestRange).toISOString();
  const isLater = shown.from > moment;
  const { data: before } = useQuery({ ...calendarQuery(from, to), enabled: isLater });
  if (!isLater) return nearestEvent(shown.items, moment);
  return before && (nearestEvent(before, moment) ?? (shown.from <= to ? nearestEvent(shown.items, moment) : undefined));
}

/** Where the calendar opens if its address names no date. */
function useOpening(asked: { view: View; zone: string; now: number; isNamed: boolean }): string {
  const { zone, now, isNamed } = asked;
  const { from, to } = readRange(todayIn(zone, now), zone);
  const { data = [] } = useQuery({ ...calendarQuery(from, to), enabled: !isNamed });
  return openingDate(data, asked);
}

/** Reads view and date from the address, and the events around them. */
export function useShownCalendar() {
  const zone = zoneOf(useAccount());
  const now = useNow();
  const today = todayIn(zone, now);
  const [search, setSearch] = useSearchParams();
  const given = search.get('date') ?? '';
  const fallback: View = globalThis.matchMedia?.(narrow).matches ? 'agenda' : 'week';
  const view = views.find((one) => one === search.get('view')) ?? fallback;
  const isNamed = dateText.test(given);
  const opening = useOpening({ view, zone, now, isNamed });
  const date = isNamed ? given : opening;
  const { from, to } = readRange(date, zone);
  const list = useQuery(calendarQuery(from, to));
  const items = list.data ?? [];
  const nearest = useNextEvent({ from, items }, now);
  const show = (next: { view?: View; date?: string }) =>
    setSearch({ view: next.view ?? view, date: next.date ?? date }, inPlace);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, dialog');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const picked = views.find((one) => one[0] === event.key);
      if (picked) setSearch({ view: picked, date }, inPlace);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [date, setSearch]);
  return {
    zone,
    now,
    today,
    date,
    view,
    list,
    items,
    nearestId: nearest?.id,
    show,
    step: (steps: 1 | -1) => show({ date: stepped(date, view, steps) }),
  };
}
