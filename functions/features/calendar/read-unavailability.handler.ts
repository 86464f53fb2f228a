import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarStore } from './calendar.store.ts';

export const readUnavailabilityHandler = handler(
  contract.calendar.readUnavailability,
  async ({ params, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'ownEvent'> }) =>
    calendarStore.ownEvent(actor.id, params.eventId, 'away'),
);
