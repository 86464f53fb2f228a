import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager rejects a super manager’s request, or ends working together. The super manager is notified.
 */
export const collaborationRejected = defineEvent(
  'collaboration-rejected',
  1,
  z.object({
    requestId: idValue,
    sender: personReference,
    recipient: personReference,
    /** Whether the two worked together until then. */
    wasAccepted: z.boolean(),
  }),
);

export const collaborationRejectedExamples = /* @__PURE__ */ examplesOf(collaborationRejected, [
  {
    id: 898_212_385_723_464,
    time: '2026-09-14T09:33:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'COLLABORATION#897212385679360',
    data: {
      requestId: 897_212_385_679_360,
      sender: { id: 895_412_381_483_008, firstName: 'Margaret', lastName: 'Osei-Bonsu', avatar: null },
      recipient: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      wasAccepted: false,
    },
  },
]);
