import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const selfAssignmentDeclinedExamples: EventOf<'self-assignment-declined'>[] = [
  {
    id: 898_012_385_775_616,
    type: 'self-assignment-declined',
    version: 1,
    time: '2026-09-25T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'APPLICATION#897012385677312',
    groupId: 'APPLICATION#897012385677312',
    dedupId: 'self-assignment-declined#898012385775616',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      reason: 'No night shifts',
      recruiterIds: [895_412_401_405_952],
      declinedBy: [895_412_401_405_952],
    },
  },
];
