import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const recruiterInvitedExamples: EventOf<'recruiter-invited'>[] = [
  {
    id: 898_012_385_714_176,
    type: 'recruiter-invited',
    version: 1,
    time: '2026-09-10T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'INVITATION#897112385677312',
    groupId: 'INVITATION#897112385677312',
    dedupId: 'recruiter-invited#898012385714176',
    data: {
      invitationId: 897_112_385_677_312,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
    },
  },
];
