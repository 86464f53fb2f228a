import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { judgeEntry, shownRoom } from './meeting-room.ts';
import type { CalendarNeeds } from './save-events.steps.ts';

export const saveRoomNotesHandler = handler(
  contract.calendar.saveRoomNotes,
  async ({ params, body, actor }, { calendarStore, clock }: CalendarNeeds) => {
    const event = judgeEntry(await calendarStore.event(params.number), { userId: actor.id, ...body });
    await calendarStore.saveNotes(actor.id, event.id, body.notes);
    return shownRoom(event, await calendarStore.seatsOf(event), { readerId: actor.id, now: clock.now() });
  },
);
