import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { judgeEntry, shownRoom } from './meeting-room.ts';
import type { CalendarNeeds } from './save-events.steps.ts';

export const enterRoomHandler = handler(
  contract.calendar.enterRoom,
  async ({ params, body, actor }, { calendarStore, clock }: CalendarNeeds) => {
    const event = judgeEntry(await calendarStore.event(params.number), { userId: actor.id, ...body });
    const now = clock.now();
    await calendarStore.takeSeat(actor.id, event.id, body.isHere ? now : undefined);
    return shownRoom(event, await calendarStore.seatsOf(event), { readerId: actor.id, now });
  },
);
