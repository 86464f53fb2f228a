import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateInvitationAcceptedExamples: EventOf<'candidate-invitation-accepted'>[] = [
  {
    id: 898_012_385_802_024,
    type: 'candidate-invitation-accepted',
    version: 1,
    time: '2026-09-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    groupId: 'USER#895412417134592',
    dedupId: 'candidate-invitation-accepted#898012385802024',
    data: {
      invitationId: 897_112_385_681_408,
      inviterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      source: 'healthcare',
    },
  },
];
