import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const recruiterRemovedExamples: EventOf<'recruiter-removed'>[] = [
  {
    id: 898_912_385_720_320,
    type: 'recruiter-removed',
    version: 1,
    time: '2026-10-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'recruiter-removed#898912385720320',
    data: {
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiterId: 895_412_401_405_952,
      jobIds: [896_112_385_679_360],
      candidates: 2,
    },
  },
];
