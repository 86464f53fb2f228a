import { meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted once for each time of a meeting, a day before it begins; those who take part are reminded by mail where they want it. */
export const meetingTomorrow = defineEvent('meeting-tomorrow', 1, meetingFacts);

export const meetingTomorrowExamples = /* @__PURE__ */ examplesOf(meetingTomorrow, [
  {
    id: 900_790_385_681_408,
    time: '2026-10-05T15:00:00.000Z',
    actor: { kind: 'system' },
    subject: 'CALENDAR-EVENT#899012385677312',
    data: {
      eventId: 899_012_385_677_312,
      version: 1,
      start: '2026-10-06T15:00:00.000Z',
      end: '2026-10-06T15:45:00.000Z',
      zone: 'America/Chicago',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiterId: 895_412_401_405_952,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      isOnline: true,
    },
  },
]);
