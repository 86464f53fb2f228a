import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when the name or picture that others see of a person changes. It carries neither: a feature that keeps a copy
 * reads the current account, so that events out of order never restore a former name.
 */
export const personChanged = defineEvent(
  'person-changed',
  1,
  z.object({
    userId: idValue,
    changed: z.enum(['name', 'picture']),
  }),
);

export const personChangedExamples = /* @__PURE__ */ examplesOf(personChanged, [
  {
    id: 898_012_385_722_368,
    time: '2026-09-12T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, changed: 'name' },
  },
  {
    id: 898_012_385_726_464,
    time: '2026-09-12T10:05:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, changed: 'picture' },
  },
]);
