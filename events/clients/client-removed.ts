import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager deletes a client company that has no jobs. */
export const clientRemoved = defineEvent('client-removed', 1, z.object({ clientId: idValue, managerId: idValue }));

export const clientRemovedExamples = /* @__PURE__ */ examplesOf(clientRemoved, [
  {
    id: 898_012_385_726_464,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312#CLIENT#896512385677312',
    data: { clientId: 896_512_385_677_312, managerId: 895_412_385_677_312 },
  },
]);
