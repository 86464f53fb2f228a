import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const meetingDueExamples: EventOf<'meeting-due'>[] = [
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
