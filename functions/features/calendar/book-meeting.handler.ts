import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf } from '../../records/account.ts';
import { newMeeting } from './compose-event.ts';
import { describeEvent } from './describe-event.ts';
import { judgeStart } from './judge-times.ts';
import { meetingRoom } from './meeting-room.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { addEvents } from './save-events.steps.ts';

export const bookMeetingHandler = handler(
  contract.calendar.bookMeeting,
  async ({ body, actor }, needs: CalendarNeeds) => {
    const { calendarStore, clock } = needs;
    judgeStart(body, clock.now());
    const partner = await calendarStore.partner(actor.id, body.candidateId, body.jobId);
    const id = clock.newId();
    const room = body.isOnline ? meetingRoom(id, clock.newToken()) : null;
    const meeting = newMeeting(referenceOf(actor), partner, body, { id, at: clock.now(), room });
    await addEvents([meeting], { actor }, needs);
    return describeEvent(meeting, actor.id);
  },
);
