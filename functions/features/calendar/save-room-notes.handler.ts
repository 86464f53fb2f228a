import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { judgeEntry, shownRoom } from './meeting-room.ts';
import type { CalendarNeeds } from './save-events.steps.ts';

export const saveRoomNotesHandler = handler(
  contract.calendar.saveRoomNotes,
  async ({ params, body, actor }, { calendarStore, clock }: CalendarNeeds) => {
    const now = clock.now();
    const found = await calendarStore.meetingOfNumber(actor.id, params.number, now);
    const meeting = judgeEntry(found, { userId: actor.id, ...body });
    const { event } = meeting;
    await calendarStore.saveNotes(actor.id, event.id, body.notes);
    return shownRoom(meeting, await calendarStore.seatsOf(event), { readerId: actor.id, now });
  },
);
