import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, type ExamplesOf } from '../envelope.ts';

/** Emitted when a manager deletes a client company that has no jobs. */
export const clientRemoved = defineEvent('client-removed', 1, z.object({ clientId: idValue, managerId: idValue }));

export const clientRemovedExamples: ExamplesOf<typeof clientRemoved> = [
  {
    id: 898_012_385_726_464,
    type: 'client-removed',
    version: 1,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312#CLIENT#896512385677312',
    groupId: 'USER#895412385677312#CLIENT#896512385677312',
    dedupId: 'client-removed#898012385726464',
    data: { clientId: 896_512_385_677_312, managerId: 895_412_385_677_312 },
  },
];
