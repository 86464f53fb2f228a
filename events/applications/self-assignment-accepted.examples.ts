import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const selfAssignmentAcceptedExamples: EventOf<'self-assignment-accepted'>[] = [
  {
    id: 898_012_385_771_520,
    type: 'self-assignment-accepted',
    version: 1,
    time: '2026-09-24T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    groupId: 'JOB#896012385677312#CANDIDATE#895412417134592',
    dedupId: 'self-assignment-accepted#898012385771520',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
];
