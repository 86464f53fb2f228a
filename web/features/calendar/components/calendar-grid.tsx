import { cloneElement, isValidElement, useEffect, useMemo, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { Calendar, type EventProps, type EventWrapperProps, type HeaderProps, type SlotInfo } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { meetingTitle, type CalendarItem } from '../../../../shared/model/calendar.ts';
import { spanIn } from '../../../../shared/rules/zone-words.ts';
import { useAccount } from '../../../common/account/account.ts';
import { fullName } from '../../../common/people/person.ts';
import type { TimesDraft } from '../model/event-times.ts';
import { asGridDate, daysOf, type View } from '../model/shown-range.ts';
import { utcLocalizer } from '../model/utc-localizer.ts';
import { isWorkedAt, openingHour } from '../model/shown-hours.ts';
import { DragLayer } from './drag-layer.tsx';

interface GridEvent {
  item: CalendarItem;
  title: string;
  start: Date;
  end: Date;
}

interface CalendarGridProps {
  items: readonly CalendarItem[];
  view: Exclude<View, 'agenda'>;
  date: string;
  zone: string;
  now: number;
  nearestId: number | undefined;
  onOpen: (item: CalendarItem) => void;
  onDay: (date: string) => void;
  /** A span of the grid was chosen with the mouse; both as local times. */
  onSpan: (start: string, end: string) => void;
  mayDrag: (item: CalendarItem) => boolean;
  /** An event was dropped at other times, by which nothing is changed yet. */
  onDrop: (item: CalendarItem, times: TimesDraft) => void;
}

const localizer = utcLocalizer();
const oneHour = 3_600_000;
const nothing = () => {};
const isAway = ({ item }: GridEvent) => item.rendering === 'background';
// A day's column has room for two words, and 'Interview with' would be both of them.
const shortTitle = ({ title, other }: CalendarItem): string =>
  other && title === meetingTitle(other) ? fullName(other) : title;
const gridText = (date: Date): string => date.toISOString().slice(0, 16);

/**
 * Takes away the roles of rows and cells, which do not form a table, now and whenever the grid is drawn again: its buttons
 * have everything in their names. The hours, which scroll, are reached by the keyboard on a day without events too.
 */
function withOwnRoles(grid: HTMLElement | null): () => void {
  if (!grid) return nothing;
  const strip = () => {
    for (const part of grid.querySelectorAll(
      '[role=table], [role=rowgroup], [role=row], [role=columnheader], [role=cell]',
    ))
      part.removeAttribute('role');
    for (const hours of grid.querySelectorAll<HTMLElement>('.rbc-time-content')) {
      hours.tabIndex = 0;
      hours.role = 'group';
      hours.ariaLabel = 'Hours';
    }
  };
  strip();
  const observer = new MutationObserver(strip);
  observer.observe(grid, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Month, week or day as a grid. Its dates carry the zone's wall clock in their UTC fields. Every event is a button with
 * its whole name; the list is the same in words.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { items, view, date, zone, now, nearestId, onOpen, onDay, onSpan, mayDrag, onDrop } = props;
  const events = useMemo(
    () =>
      items.map((item): GridEvent => ({
        item,
        title: item.title,
        start: asGridDate(item.start, zone),
        end: asGridDate(item.end, zone),
      })),
    [items, zone],
  );
  const { workingHours } = useAccount();
  const starting = events.filter((event) => !isAway(event));
  const opening = openingHour(workingHours, { view, date, starts: starting.map(({ start }) => start) });
  const components = useGridParts({ zone, nearestId, onOpen });
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => withOwnRoles(grid.current), []);
  return (
    <div ref={grid} className="calendar-grid" data-view={view}>
      <Calendar<GridEvent>
        localizer={localizer}
        events={view === 'month' ? events : starting}
        backgroundEvents={view === 'month' ? [] : events.filter(isAway)}
        view={view}
        views={['month', 'week', 'day']}
        onView={nothing}
        date={new Date(`${date}T12:00Z`)}
        onNavigate={nothing}
        getNow={() => asGridDate(new Date(now).toISOString(), zone)}
        scrollToTime={new Date(opening * oneHour)}
        slotPropGetter={(slot) => (isWorkedAt(slot, workingHours) ? {} : { className: 'calendar-off' })}
        components={components}
        eventPropGetter={({ item }) => ({
          className: `calendar-${item.kind}${item.id === nearestId ? ' calendar-nearest' : ''}${mayDrag(item) ? ' calendar-movable' : ''}`,
        })}
        // Events are dragged by our own layer; only free time is selected.
        selectable="ignoreEvents"
        onSelectSlot={({ start, end, action }: SlotInfo) => {
          if (view === 'month') onDay(gridText(start).slice(0, 10));
          else if (action !== 'doubleClick') onSpan(gridText(start), gridText(end));
        }}
        onShowMore={(_, day) => onDay(gridText(day).slice(0, 10))}
        onDrillDown={(day) => onDay(gridText(day).slice(0, 10))}
        step={30}
        timeslots={2}
        dayLayoutAlgorithm="no-overlap"
      />
      {view !== 'month' && (
        <DragLayer grid={grid} days={daysOf(date, view)} items={items} zone={zone} mayDrag={mayDrag} onDrop={onDrop} />
      )}
    </div>
  );
}

/** Draws an event as one button with its whole name, and leaves the library's toolbar out. */
function useGridParts({ zone, nearestId, onOpen }: Pick<CalendarGridProps, 'zone' | 'nearestId' | 'onOpen'>) {
  return useMemo(
    () => ({
      event: ({ event }: EventProps<GridEvent>) => (
        <button
          type="button"
          className="calendar-event"
          data-event={event.item.id}
          aria-label={`${event.title}, ${spanIn(event.item, zone)}${event.item.id === nearestId ? ', next' : ''}`}
          onClick={(clicked) => {
            clicked.stopPropagation();
            onOpen(event.item);
          }}
        >
          <span className="calendar-event-title">{shortTitle(event.item)}</span>
        </button>
      ),
      // The box around our button would be a button too.
      eventWrapper: ({ children }: EventWrapperProps<GridEvent> & { children?: ReactNode }) =>
        isValidElement<HTMLAttributes<HTMLElement>>(children) ? (
          cloneElement(children, { role: undefined, tabIndex: undefined })
        ) : (
          <>{children}</>
        ),
      header: ({ label }: HeaderProps) => <span>{label}</span>,
      toolbar: () => null,
    }),
    [zone, nearestId, onOpen],
  );
}
