import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager adds a client company. */
export const clientAdded = defineEvent(
  'client-added',
  1,
  z.object({
    clientId: idValue,
    managerId: idValue,
    companyName: z.string(),
  }),
);

export const clientAddedExamples = /* @__PURE__ */ examplesOf(clientAdded, [
  {
    id: 898_012_385_722_368,
    time: '2026-09-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312#CLIENT#896512385677312',
    data: { clientId: 896_512_385_677_312, managerId: 895_412_385_677_312, companyName: 'Cedar Valley Medical Center' },
  },
]);
