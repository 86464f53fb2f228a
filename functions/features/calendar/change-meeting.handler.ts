import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { describeEvent } from './describe-event.ts';
import { judgeStart } from './judge-times.ts';
import { meetingRoom } from './meeting-room.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { changeEvent } from './save-events.steps.ts';

export const changeMeetingHandler = handler(
  contract.calendar.changeMeeting,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeStart(body, needs.clock.now());
    const { isOnline, version, ...facts } = body;
    const token = needs.clock.newToken();
    const event = await changeEvent(
      {
        eventId: params.eventId,
        kind: 'meeting',
        actor,
        facts: (before) => {
          const former = before.zoomMeetingNumber !== null && before.zoomMeetingPassword !== null;
          const made = isOnline && !former ? meetingRoom(before.id, token) : null;
          return {
            ...facts,
            ...(version !== undefined && { version }),
            ...(made && { zoomMeetingNumber: made.number, zoomMeetingPassword: made.password }),
            ...(!isOnline && { zoomMeetingNumber: null, zoomMeetingPassword: null }),
          };
        },
      },
      needs,
    );
    return describeEvent(event, actor.id);
  },
);
