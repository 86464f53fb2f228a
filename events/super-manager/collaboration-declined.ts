import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a super manager takes a request back, or ends working together. It disappears from the manager’s list;
 * nobody is notified.
 */
export const collaborationDeclined = defineEvent(
  'collaboration-declined',
  1,
  z.object({
    requestId: idValue,
    superManagerId: idValue,
    managerId: idValue,
    /** Whether the two worked together until then. */
    wasAccepted: z.boolean(),
  }),
);

export const collaborationDeclinedExamples = /* @__PURE__ */ examplesOf(collaborationDeclined, [
  {
    id: 898_212_385_724_464,
    time: '2026-09-14T09:34:00.000Z',
    actor: {
      kind: 'user',
      id: 895_412_381_483_008,
      role: 'super_manager',
      firstName: 'Margaret',
      lastName: 'Osei-Bonsu',
    },
    subject: 'COLLABORATION#897212385679360',
    data: {
      requestId: 897_212_385_679_360,
      superManagerId: 895_412_381_483_008,
      managerId: 895_412_385_677_312,
      wasAccepted: true,
    },
  },
]);
