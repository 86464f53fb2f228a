import * as z from 'zod';
import { meetingAct, meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a meeting is cancelled; its time is free again, and who would have taken part is notified. */
export const meetingCancelled = defineEvent(
  'meeting-cancelled',
  1,
  meetingFacts.extend({
    /** Why, where nobody wished it: its job was closed. */
    because: z.enum(['job-closed', 'hired']).optional(),
    act: meetingAct.optional(),
  }),
);

export const meetingCancelledExamples = /* @__PURE__ */ examplesOf(meetingCancelled, [
  {
    id: 899_012_385_689_600,
    time: '2026-10-03T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CALENDAR-EVENT#899012385677312',
    data: {
      eventId: 899_012_385_677_312,
      version: 3,
      start: '2026-10-07T15:00:00.000Z',
      end: '2026-10-07T15:45:00.000Z',
      zone: 'America/Chicago',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiterId: 895_412_401_405_952,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      isOnline: true,
    },
  },
]);
