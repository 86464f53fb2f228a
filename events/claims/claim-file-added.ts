import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a file that a side added to the evidence of a claim has passed its check; its name is in the claim alone. */
export const claimFileAdded = defineEvent(
  'claim-file-added',
  1,
  z.object({
    claimId: idValue,
    recruiterId: idValue,
    candidateId: idValue,
    managerId: idValue,
    fileId: z.uuid(),
  }),
);

export const claimFileAddedExamples = /* @__PURE__ */ examplesOf(claimFileAdded, [
  {
    id: 898_012_385_813_000,
    time: '2026-08-21T11:10:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'CLAIM#898012385677000',
    data: {
      claimId: 898_012_385_677_000,
      recruiterId: 895_412_401_405_952,
      candidateId: 895_412_417_134_592,
      managerId: 895_412_385_677_312,
      fileId: '0b9f6a4e-4f4c-4f0e-9a35-2f4c6f1a7d11',
    },
  },
]);
