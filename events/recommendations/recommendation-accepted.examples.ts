import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const recommendationAcceptedExamples: EventOf<'recommendation-accepted'>[] = [
  {
    id: 898_012_385_805_024,
    type: 'recommendation-accepted',
    version: 1,
    time: '2026-09-15T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'RECOMMENDATION#897112385685504',
    groupId: 'RECOMMENDATION#897112385685504',
    dedupId: 'recommendation-accepted#898012385805024',
    data: {
      recommendationId: 897_112_385_685_504,
      job: { id: 897_112_385_610_752, title: 'ICU registered nurse, nights' },
      senderId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
];
