import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const ownCalendarChangedExamples: EventOf<'own-calendar-changed'>[] = [
  {
    id: 899_012_385_693_696,
    type: 'own-calendar-changed',
    version: 1,
    time: '2026-10-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CALENDAR-EVENT#899012385677312',
    groupId: 'CALENDAR-EVENT#899012385677312',
    dedupId: 'own-calendar-changed#899012385693696',
    data: {
      userId: 895_412_385_677_312,
      eventIds: [899_012_385_677_312],
    },
  },
];
