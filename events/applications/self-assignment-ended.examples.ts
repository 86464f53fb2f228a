import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const selfAssignmentEndedExamples: EventOf<'self-assignment-ended'>[] = [
  {
    id: 898_012_385_779_712,
    type: 'self-assignment-ended',
    version: 1,
    time: '2026-09-26T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'APPLICATION#897012385677312',
    groupId: 'APPLICATION#897012385677312',
    dedupId: 'self-assignment-ended#898012385779712',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      waited: true,
    },
  },
];
