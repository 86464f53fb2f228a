import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarStore } from './calendar.store.ts';
import { itemsBetween } from './describe-event.ts';

export const listCalendarHandler = handler(
  contract.calendar.listCalendar,
  async ({ query, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'daysIn'> }) => {
    const range = { start: query.from, end: query.to };
    return itemsBetween(await calendarStore.daysIn(actor.id, range), range);
  },
);
