import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateInvitedExamples: EventOf<'candidate-invited'>[] = [
  {
    id: 898_012_385_801_024,
    type: 'candidate-invited',
    version: 1,
    time: '2026-09-11T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'INVITATION#897112385681408',
    groupId: 'INVITATION#897112385681408',
    dedupId: 'candidate-invited#898012385801024',
    data: {
      invitationId: 897_112_385_681_408,
      inviter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
];
