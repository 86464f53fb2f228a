import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { spanIn } from '../../../../shared/rules/zone-words.ts';
import { dayHeading, localDay } from '../model/shown-range.ts';

interface AgendaProps {
  items: readonly CalendarItem[];
  zone: string;
  nearestId: number | undefined;
  onOpen: (item: CalendarItem) => void;
}

const time = (zone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(new Date(moment));

/** Events by day, as a list: what the grid shows, in words and in order. */
export function Agenda({ items, zone, nearestId, onOpen }: AgendaProps) {
  const days = new Map<string, CalendarItem[]>();
  for (const item of items) {
    const day = localDay(item.start, zone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return (
    <div className="calendar-agenda">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>{dayHeading(day)}</h3>
          <ul>
            {ofDay.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className="calendar-line"
                  data-kind={item.kind}
                  data-nearest={item.id === nearestId || undefined}
                  onClick={() => onOpen(item)}
                >
                  <span className="calendar-line-time">
                    {time(zone, item.start)} – {time(zone, item.end)}
                  </span>
                  <span className="calendar-line-title">
                    {item.title}
                    {item.job && <span className="faint"> {item.job.title}</span>}
                    <span className="visually-hidden">, {spanIn(item, zone)}</span>
                  </span>
                  {item.id === nearestId && <span className="calendar-next">Next</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
