import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { CalendarStore, EventWithRoom } from './calendar.store.ts';
import { itemsBetween, describeEvent } from './describe-event.ts';
import { judgeEntry, shownRoom } from './meeting-room.ts';
import type { CalendarNeeds } from './save-events.steps.ts';

export const listCalendarHandler = handler(
  contract.calendar.listCalendar,
  async ({ query, actor }, { calendarStore }: { calendarStore: Pick<CalendarStore, 'daysIn'> }) => {
    const range = { start: query.from, end: query.to };
    return itemsBetween(await calendarStore.daysIn(actor, range), range);
  },
);

export const readCalendarEventHandler = handler(
  contract.calendar.readCalendarEvent,
  async (
    { params, actor },
    { calendarStore }: { calendarStore: Pick<CalendarStore, 'ownEventWithRoom' | 'seenEvent' | 'interviewersNamed'> },
  ) => {
    const { event, room } = await calendarStore.ownEventWithRoom(actor.id, params.eventId);
    const [seen, interviewers] = await Promise.all([
      calendarStore.seenEvent(actor, event),
      calendarStore.interviewersNamed(event),
    ]);
    return describeEvent(seen, actor.id, { room, interviewers });
  },
);

export const enterRoomHandler = handler(
  contract.calendar.enterRoom,
  async ({ params, body, actor }, { calendarStore, clock }: CalendarNeeds) => {
    const now = clock.now();
    const found = await calendarStore.meetingOfNumber(actor.id, params.number, now);
    const meeting = judgeEntry(found, { userId: actor.id, ...body });
    const { event } = meeting;
    await calendarStore.takeSeat(actor.id, event.id, body.isHere ? now : undefined);
    const seen = await seenRoom(meeting, actor, calendarStore);
    return shownRoom(seen, await calendarStore.seatsOf(event), { readerId: actor.id, now });
  },
);

export const saveRoomNotesHandler = handler(
  contract.calendar.saveRoomNotes,
  async ({ params, body, actor }, { calendarStore, clock }: CalendarNeeds) => {
    const now = clock.now();
    const found = await calendarStore.meetingOfNumber(actor.id, params.number, now);
    const meeting = judgeEntry(found, { userId: actor.id, ...body });
    const { event } = meeting;
    await calendarStore.saveNotes(actor.id, event.id, body.notes);
    const seen = await seenRoom(meeting, actor, calendarStore);
    return shownRoom(seen, await calendarStore.seatsOf(event), { readerId: actor.id, now });
  },
);

async function seenRoom(meeting: EventWithRoom, reader: Reader, store: CalendarNeeds['calendarStore']) {
  const [event, interviewers] = await Promise.all([
    store.seenEvent(reader, meeting.event),
    store.interviewersNamed(meeting.event),
  ]);
  return { ...meeting, event, interviewers };
}
