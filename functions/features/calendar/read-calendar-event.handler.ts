import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarStore } from './calendar.store.ts';
import { describeEvent } from './describe-event.ts';

export const readCalendarEventHandler = handler(
  contract.calendar.readCalendarEvent,
  async ({ params, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'ownEventWithRoom'> }) => {
    const { event, room } = await calendarStore.ownEventWithRoom(actor.id, params.eventId);
    return describeEvent(event, actor.id, room);
  },
);
