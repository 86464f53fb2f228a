import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { CalendarEvent, CalendarItem, CalendarKind } from '../../../../shared/model/calendar.ts';
import { localOf } from '../../../../shared/rules/zoned-time.ts';
import { useAccount } from '../../../common/account/account.ts';
import { timesOf } from '../model/drag-times.ts';
import { draftAt, draftOn, type TimesDraft } from '../model/event-times.ts';
import { stepped } from '../model/shown-range.ts';
import type { ShownCalendar } from './use-shown-calendar.ts';

interface About {
  candidateId: number;
  jobId: number | null;
}
type Open =
  | { is: 'form'; kind: CalendarKind; draft: TimesDraft; event?: CalendarEvent; about?: About }
  | { is: 'details'; item: CalendarItem }
  | { is: 'dropped'; item: CalendarItem; times: TimesDraft }
  | { is: 'feeds' }
  | { is: 'offers' }
  | { is: 'hours' };

/** Whom the address asks to schedule an interview with, and for which job; only managers do. */
function aboutFrom(search: URLSearchParams, role: Role): About | undefined {
  const [candidateId, jobId] = [Number(search.get('with')), Number(search.get('job'))];
  return role === 'manager' && candidateId > 0 ? { candidateId, jobId: jobId > 0 ? jobId : null } : undefined;
}

/** Which dialog of the calendar is open and how each is opened; `done` says what the last one did. */
export type CalendarDialogs = ReturnType<typeof useCalendarDialogs>;

/** The dialogs over the calendar; the address may ask for one, to schedule an interview or to show one. */
export function useCalendarDialogs({ zone, now, today, date, items, show }: ShownCalendar) {
  const { role } = useAccount();
  const main: CalendarKind = role === 'manager' ? 'meeting' : 'own';
  const [search] = useSearchParams();
  const [done, setDone] = useState<string>();
  const [about] = useState(() => aboutFrom(search, role));
  // The date that was agreed with a move is the one to book.
  const draftAsked = (at: string | null) =>
    at && at > new Date(now).toISOString() ? draftAt(at, zone) : draftOn(stepped(today, 'day', 1), `${today}T09:00`);
  const [open, setOpen] = useState<Open | null>(() =>
    about ? { is: 'form', kind: 'meeting', draft: draftAsked(search.get('at')), about } : null,
  );
  const askedId = Number(search.get('event'));
  const [closedId, setClosedId] = useState(0);
  const asked = askedId === closedId ? undefined : items.find(({ id }) => id === askedId);
  const afresh = (next: Open) => {
    setDone(undefined);
    setOpen(next);
  };
  const close = () => {
    setOpen(null);
    setClosedId(askedId);
    if (about || askedId) show({});
  };
  return {
    /** The kind of event that this user adds. */
    main,
    open: open ?? (asked ? ({ is: 'details', item: asked } satisfies Open) : null),
    done,
    add: (kind: CalendarKind, draft?: TimesDraft) => {
      const day = date < today ? today : date;
      afresh({ is: 'form', kind, draft: draft ?? draftOn(day, localOf(new Date(now).toISOString(), zone)) });
    },
    change: (event: CalendarEvent) => setOpen({ is: 'form', kind: event.kind, event, draft: timesOf(event, zone) }),
    drop: (item: CalendarItem, times: TimesDraft) => afresh({ is: 'dropped', item, times }),
    details: (item: CalendarItem) => setOpen({ is: 'details', item }),
    feeds: () => setOpen({ is: 'feeds' }),
    offers: () => setOpen({ is: 'offers' }),
    hours: () => afresh({ is: 'hours' }),
    close,
    /** Closes with words about what is done. */
    finish: (words: string) => {
      close();
      setDone(words);
    },
  };
}
