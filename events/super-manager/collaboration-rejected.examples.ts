import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const collaborationRejectedExamples: EventOf<'collaboration-rejected'>[] = [
  {
    id: 898_212_385_723_464,
    type: 'collaboration-rejected',
    version: 1,
    time: '2026-09-14T09:33:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'COLLABORATION#897212385679360',
    groupId: 'COLLABORATION#897212385679360',
    dedupId: 'collaboration-rejected#898212385723464',
    data: {
      requestId: 897_212_385_679_360,
      sender: { id: 895_412_381_483_008, firstName: 'Margaret', lastName: 'Osei-Bonsu', avatar: null },
      recipient: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      wasAccepted: false,
    },
  },
];
