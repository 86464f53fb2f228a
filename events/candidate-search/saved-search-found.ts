import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when somebody new fits a recruiter's saved search: once for each candidate, or once a day for all of that day,
 * as the search says. At most five candidates are named.
 */
export const savedSearchFound = defineEvent(
  'saved-search-found',
  1,
  z.object({
    search: z.object({ id: idValue, name: z.string() }),
    ownerId: idValue,
    count: z.int().positive(),
    candidates: z.array(z.object({ id: idValue, firstName: z.string(), lastName: z.string() })).min(1),
  }),
);

export const savedSearchFoundExamples = /* @__PURE__ */ examplesOf(savedSearchFound, [
  {
    id: 898_012_385_792_000,
    time: '2026-11-22T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#NOTIFICATIONS',
    data: {
      search: { id: 898_112_385_677_312, name: 'ICU nurses in Austin' },
      ownerId: 895_412_401_405_952,
      count: 1,
      candidates: [{ id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer' }],
    },
  },
  {
    id: 898_012_385_792_001,
    time: '2026-11-22T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#NOTIFICATIONS',
    data: {
      search: { id: 898_112_385_677_312, name: 'ICU nurses in Austin' },
      ownerId: 895_412_401_405_952,
      count: 7,
      candidates: [
        { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer' },
        { id: 895_412_417_134_593, firstName: 'Marcus', lastName: 'Webb' },
      ],
    },
  },
]);
