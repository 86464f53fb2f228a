import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted by a one-time schedule, half an hour or a day before a meeting in this version begins, or a day after it has
 * ended; it may have changed since.
 */
export const meetingDue = defineEvent(
  'meeting-due',
  1,
  z.object({
    eventId: idValue,
    version: z.int(),
    isDayBefore: z.boolean().optional(),
    isDayAfter: z.boolean().optional(),
  }),
);

export const meetingDueExamples = /* @__PURE__ */ examplesOf(meetingDue, [
  {
    id: 900_812_385_681_408,
    time: '2026-10-06T14:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'CALENDAR-EVENT#899012385677312',
    data: { eventId: 899_012_385_677_312, version: 1 },
  },
]);
