import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { meetingFacts } from '../../shared/model/calendar.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a meeting is moved, or its comment, room or interviewers change; who takes part is notified of another time. */
export const meetingChanged = defineEvent(
  'meeting-changed',
  1,
  meetingFacts.extend({
    /** Its time and place before the change, and who held it beside its manager. */
    former: z.object({
      start: isoTime,
      end: isoTime,
      isOnline: z.boolean().optional(),
      joinLink: z.string().optional(),
      interviewerIds: z.array(idValue).optional(),
      /** Whose meeting it was, where another manager took it over with its job. */
      manager: personReference.optional(),
    }),
  }),
);

export const meetingChangedExamples = /* @__PURE__ */ examplesOf(meetingChanged, [
  {
    id: 899_012_385_685_504,
    time: '2026-10-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CALENDAR-EVENT#899012385677312',
    data: {
      eventId: 899_012_385_677_312,
      version: 2,
      start: '2026-10-07T15:00:00.000Z',
      end: '2026-10-07T15:45:00.000Z',
      zone: 'America/Chicago',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiterId: 895_412_401_405_952,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      isOnline: true,
      former: { start: '2026-10-06T15:00:00.000Z', end: '2026-10-06T15:45:00.000Z', isOnline: true },
    },
  },
  {
    id: 899_012_385_689_600,
    time: '2026-10-02T09:40:00.000Z',
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
      interviewerIds: [895_412_448_591_872],
      isOnline: true,
      former: {
        start: '2026-10-07T15:00:00.000Z',
        end: '2026-10-07T15:45:00.000Z',
        isOnline: true,
        interviewerIds: [895_412_448_595_968],
      },
    },
  },
]);
