import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, type ExamplesOf } from '../envelope.ts';

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

export const meetingDueExamples: ExamplesOf<typeof meetingDue> = [
  {
    id: 900_812_385_681_408,
    type: 'meeting-due',
    version: 1,
    time: '2026-10-06T14:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'CALENDAR-EVENT#899012385677312',
    groupId: 'CALENDAR-EVENT#899012385677312',
    dedupId: 'meeting-due#900812385681408',
    data: { eventId: 899_012_385_677_312, version: 1 },
  },
];
