import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager accepts a super manager’s request. The super manager is notified, and sees the manager’s clients
 * from then on.
 */
export const collaborationAccepted = defineEvent(
  'collaboration-accepted',
  1,
  z.object({ requestId: idValue, sender: personReference, recipient: personReference }),
);

export const collaborationAcceptedExamples = /* @__PURE__ */ examplesOf(collaborationAccepted, [
  {
    id: 898_212_385_722_464,
    time: '2026-09-14T09:32:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'COLLABORATION#897212385679360',
    data: {
      requestId: 897_212_385_679_360,
      sender: { id: 895_412_381_483_008, firstName: 'Margaret', lastName: 'Osei-Bonsu', avatar: null },
      recipient: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
    },
  },
]);
