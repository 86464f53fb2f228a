import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, Rss } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { CalendarEvent, CalendarItem, CalendarKind } from '../../../../shared/model/calendar.ts';
import { nearestEvent } from '../../../../shared/rules/calendar-time.ts';
import { localOf } from '../../../../shared/rules/zoned-time.ts';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Agenda } from '../components/agenda.tsx';
import { CalendarFeeds } from '../components/calendar-feeds.tsx';
import { CalendarGrid } from '../components/calendar-grid.tsx';
import { CalendarToolbar } from '../components/calendar-toolbar.tsx';
import { EventDetails } from '../components/event-details.tsx';
import { MoveDropped } from '../components/move-dropped.tsx';
import { OfferTimes } from '../components/offer-times.tsx';
import { EventForm } from '../components/event-form.tsx';
import '../components/calendar.css';
import { timesOf } from '../model/drag-times.ts';
import { draftOf, draftOn, type TimesDraft } from '../model/event-times.ts';
import { calendarQuery } from '../queries/calendar.ts';
import { localDay, readRange, stepped, todayIn, views, type View } from '../model/shown-range.ts';
import { useNow } from '../hooks/use-now.ts';

interface About {
  candidateId: number;
  jobId: number | null;
}
type Open =
  | { is: 'form'; kind: CalendarKind; draft: TimesDraft; event?: CalendarEvent; about?: About }
  | { is: 'details'; item: CalendarItem }
  | { is: 'dropped'; item: CalendarItem; times: TimesDraft }
  | { is: 'feeds' }
  | { is: 'offers' };

const narrow = '(max-width: 767px)';
const dateText = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whom the address asks to schedule an interview with, and for which job; only managers do. */
function aboutFrom(search: URLSearchParams, role: Role): About | undefined {
  const [candidateId, jobId] = [Number(search.get('with')), Number(search.get('job'))];
  return role === 'manager' && candidateId > 0 ? { candidateId, jobId: jobId > 0 ? jobId : null } : undefined;
}

/** `/calendar`: the user's meetings, events and times away (CAL-01 to CAL-05); what is shown is in the address. */
export function CalendarPage() {
  const account = useAccount();
  const { role } = account;
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<string>();
  const now = useNow();
  const zone = zoneOf(account);
  const today = todayIn(zone, now);
  const given = search.get('date') ?? '';
  const date = dateText.test(given) ? given : today;
  const [about] = useState(() => aboutFrom(search, role));
  const [open, setOpen] = useState<Open | null>(() =>
    about ? { is: 'form', kind: 'meeting', draft: draftOn(stepped(today, 'day', 1), `${today}T09:00`), about } : null,
  );
  const fallback: View = globalThis.matchMedia?.(narrow).matches ? 'agenda' : 'week';
  const view = views.find((one) => one === search.get('view')) ?? fallback;
  const { from, to } = readRange(date, zone);
  const list = useQuery(calendarQuery(from, to));
  const items = list.data ?? [];
  const nearest = nearestEvent(items, new Date(now).toISOString());
  const show = (next: { view?: View; date?: string }) =>
    setSearch({ view: next.view ?? view, date: next.date ?? date }, { replace: true, preventScrollReset: true });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, dialog');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const picked = views.find((one) => one[0] === event.key);
      if (picked) setSearch({ view: picked, date }, { replace: true, preventScrollReset: true });
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [date, setSearch]);
  const main: CalendarKind = role === 'manager' ? 'meeting' : 'own';
  const add = (kind: CalendarKind, draft?: TimesDraft) => {
    setDone(undefined);
    const day = date < today ? today : date;
    setOpen({ is: 'form', kind, draft: draft ?? draftOn(day, localOf(new Date(now).toISOString(), zone)) });
  };
  const close = () => {
    setOpen(null);
    if (about) setSearch({ view, date }, { replace: true, preventScrollReset: true });
  };
  const details = (item: CalendarItem) => setOpen({ is: 'details', item });
  const inMonth = items.filter((item) => localDay(item.start, zone).slice(0, 7) === date.slice(0, 7));
  return (
    <ListLayout
      head={
        <PageHead
          title="Calendar"
          lead={`Times in ${placeOfZone(zone)}`}
          actions={
            <>
              <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => add(main)}>
                {role === 'manager' ? 'Schedule interview' : 'Add event'}
              </Button>
              {role === 'manager' && <Button onClick={() => add('away')}>Mark unavailable</Button>}
              {role === 'manager' && <Button onClick={() => setOpen({ is: 'offers' })}>Offer times</Button>}
              <Button icon={<Rss aria-hidden />} onClick={() => setOpen({ is: 'feeds' })}>
                Subscribe
              </Button>
            </>
          }
        />
      }
    >
      <PageTitle>Calendar</PageTitle>
      {done && <Notice kind="done">{done}</Notice>}
      <CalendarToolbar
        view={view}
        date={date}
        onView={(next) => show({ view: next })}
        onStep={(steps) => show({ date: stepped(date, view, steps) })}
        onToday={() => show({ date: today })}
      />
      {list.isError && (
        <ErrorState
          title="The calendar could not be loaded"
          message={failureMessage(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <SkeletonText lines={8} />}
      {list.data && view !== 'agenda' && (
        <CalendarGrid
          items={items}
          view={view}
          date={date}
          zone={zone}
          now={now}
          nearestId={nearest?.id}
          onOpen={details}
          onDay={(day) => show({ view: 'day', date: day })}
          onSpan={(start, end) => add(main, draftOf(start, end))}
          mayDrag={({ kind }) => kind === main}
          onDrop={(item, times) => {
            setDone(undefined);
            setOpen({ is: 'dropped', item, times });
          }}
        />
      )}
      {list.data && view === 'agenda' && inMonth.length > 0 && (
        <Agenda items={inMonth} zone={zone} nearestId={nearest?.id} onOpen={details} />
      )}
      {list.data && view === 'agenda' && inMonth.length === 0 && (
        <EmptyState
          icon={<CalendarDays aria-hidden />}
          title="Nothing in this month"
          action={
            <Button kind="primary" onClick={() => add(main)}>
              {role === 'manager' ? 'Schedule interview' : 'Add event'}
            </Button>
          }
        >
          {role === 'manager'
            ? 'Interviews with candidates and the times you are away appear here.'
            : 'Interviews that hiring managers schedule and your own events appear here.'}
        </EmptyState>
      )}
      {open?.is === 'offers' && (
        <OfferTimes
          zone={zone}
          today={today}
          onClose={() => setOpen(null)}
          onOffered={(message) => {
            setOpen(null);
            setDone(message);
          }}
        />
      )}
      {open?.is === 'feeds' && <CalendarFeeds onClose={() => setOpen(null)} />}
      {open?.is === 'details' && (
        <EventDetails
          item={open.item}
          zone={zone}
          onClose={() => setOpen(null)}
          onChange={(event) => setOpen({ is: 'form', kind: event.kind, event, draft: timesOf(event, zone) })}
          onCancelled={() => {
            setOpen(null);
            setDone(open.item.kind === 'meeting' ? 'The interview is cancelled' : 'It is removed from your calendar');
          }}
        />
      )}
      {open?.is === 'dropped' && (
        <MoveDropped
          item={open.item}
          zone={zone}
          times={open.times}
          onClose={close}
          onSaved={(message) => {
            close();
            setDone(message);
          }}
        />
      )}
      {open?.is === 'form' && (
        <EventForm
          kind={open.kind}
          zone={zone}
          draft={open.draft}
          event={open.event}
          about={open.about}
          onClose={close}
          onSaved={(message) => {
            close();
            setDone(message);
          }}
        />
      )}
    </ListLayout>
  );
}
