import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { merged } from '../../../shared/rules/calendar-time.ts';
import { calendarMessages, longestAwayDays } from '../../../shared/validation/calendar.ts';
import { daysOf } from '../../../shared/rules/calendar-time.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { newEvent } from './compose-event.ts';
import { judgeAway } from './judge-times.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { addEvents } from './save-events.steps.ts';

export const addUnavailabilityHandler = handler(
  contract.calendar.addUnavailability,
  async ({ body, actor }, needs: CalendarNeeds) => {
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
