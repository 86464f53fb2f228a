import { contract } from '../../../shared/contract/contract.ts';
import { merged, daysOf } from '../../../shared/rules/calendar-time.ts';
import { calendarMessages, longestAwayDays } from '../../../shared/validation/calendar.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CalendarStore } from './calendar.store.ts';
import { newEvent } from '../../domain/calendar/compose-event.ts';
import { judgeAway } from '../../domain/calendar/judge-times.ts';
import { addEvents, changeEvent, cancelEvent, type CalendarNeeds } from './save-events.steps.ts';

export const readUnavailabilityHandler = handler(
  contract.calendar.readUnavailability,
  async ({ params, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'ownEvent'> }) =>
    calendarStore.ownEvent(actor.id, params.eventId, 'away'),
);

export const addUnavailabilityHandler = handler(
  contract.calendar.addUnavailability,
  async ({ body, actor, refuse }, needs: CalendarNeeds) => {
    const { clock } = needs;
    body.dates.forEach((span, place) => judgeAway(span, clock.now(), `dates.${place}.end`));
    const spans = merged(body.dates);
    // Days, events and outbox are one transaction, which takes a hundred writes.
    if (spans.flatMap(daysOf).length + spans.length > longestAwayDays + 2)
      throw refuse.invalid('dates', calendarMessages.longAway);
    const events = spans.map((span) => ({
      ...newEvent('away', { ...span, zone: body.zone }, { id: clock.newId(), at: clock.now() }),
      people: [actor.id],
    }));
    return addEvents(events, { actor, keepMeetings: body.keepMeetings }, needs);
  },
);

export const changeUnavailabilityHandler = handler(
  contract.calendar.changeUnavailability,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeAway(body, needs.clock.now());
    const { keepMeetings, version, ...times } = body;
    const facts = { ...times, ...(version !== undefined && { version }) };
    return changeEvent({ ...params, kind: 'away', actor, keepMeetings, facts }, needs);
  },
);

export const removeUnavailabilityHandler = handler(
  contract.calendar.removeUnavailability,
  async ({ params, actor }, needs: CalendarNeeds) => cancelEvent({ ...params, kind: 'away', actor }, needs),
);
