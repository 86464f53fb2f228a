import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateInvitationDeclinedExamples: EventOf<'candidate-invitation-declined'>[] = [
  {
    id: 898_012_385_803_024,
    type: 'candidate-invitation-declined',
    version: 1,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'INVITATION#897112385681408',
    groupId: 'INVITATION#897112385681408',
    dedupId: 'candidate-invitation-declined#898012385803024',
    data: {
      invitationId: 897_112_385_681_408,
      inviterId: 895_412_401_405_952,
    },
  },
];
