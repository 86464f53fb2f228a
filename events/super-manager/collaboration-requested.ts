import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a super manager asks a manager to work together, or asks again. The manager is notified and finds the
 * request among the managers.
 */
export const collaborationRequested = defineEvent(
  'collaboration-requested',
  1,
  z.object({ requestId: idValue, sender: personReference, recipient: personReference }),
);

export const collaborationRequestedExamples = /* @__PURE__ */ examplesOf(collaborationRequested, [
  {
    id: 898_212_385_721_464,
    time: '2026-09-14T09:31:00.000Z',
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
      sender: { id: 895_412_381_483_008, firstName: 'Margaret', lastName: 'Osei-Bonsu', avatar: null },
      recipient: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
    },
  },
]);
