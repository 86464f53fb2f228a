import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const jobRecommendedExamples: EventOf<'job-recommended'>[] = [
  {
    id: 898_012_385_804_024,
    type: 'job-recommended',
    version: 1,
    time: '2026-09-14T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'RECOMMENDATION#897112385685504',
    groupId: 'RECOMMENDATION#897112385685504',
    dedupId: 'job-recommended#898012385804024',
    data: {
      recommendationId: 897_112_385_685_504,
      job: { id: 897_112_385_610_752, title: 'ICU registered nurse, nights' },
      sender: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
];
