import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager offers a candidate times for an interview; the candidate is mailed a link to choose one. */
export const timesOffered = defineEvent(
  'times-offered',
  1,
  z.object({ offerId: idValue, managerId: idValue, candidateId: idValue }),
);

export const timesOfferedExamples = /* @__PURE__ */ examplesOf(timesOffered, [
  {
    id: 899_012_385_697_792,
    time: '2026-10-01T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'BOOKING-OFFER#899012385677312',
    data: { offerId: 899_012_385_677_312, managerId: 895_412_385_677_312, candidateId: 895_412_417_134_592 },
  },
]);
