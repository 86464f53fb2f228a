import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a recruiter approves a candidate for a region, or for another one than before (CAND-31). */
export const candidateApproved = defineEvent(
  'candidate-approved',
  1,
  z.object({ candidateId: idValue, candidate: personReference, recruiter: personReference, region: z.string() }),
);

export const candidateApprovedExamples = /* @__PURE__ */ examplesOf(candidateApproved, [
  {
    id: 898_112_385_722_369,
    time: '2026-10-02T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412417134592',
    data: {
      candidateId: 895_412_417_134_592,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      region: 'Texas',
    },
  },
]);
