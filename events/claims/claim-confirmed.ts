import * as z from 'zod';
import { confirmationWays } from '../../shared/constants/claims.ts';
import { isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';
import { claimFacts } from '../../shared/model/claim.ts';

/** Emitted when a candidate confirms a recruiter for a client; every other proposal for that client ends. */
export const claimConfirmed = defineEvent(
  'claim-confirmed',
  1,
  z.object({ ...claimFacts, way: z.enum(confirmationWays), expiresAt: isoTime }),
);

export const claimConfirmedExamples = /* @__PURE__ */ examplesOf(claimConfirmed, [
  {
    id: 898_012_385_811_000,
    time: '2026-08-21T11:00:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'CLAIM#898012385677000',
    data: {
      claimId: 898_012_385_677_000,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      managerId: 895_412_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      client: { id: 895_912_385_677_312, companyName: 'Harbour Hospital' },
      terms: { points: 500, guaranteeDays: 60, share: 100 },
      proposedAt: '2026-08-20T09:30:00.000Z',
      way: 'link',
      expiresAt: '2027-02-17T11:00:00.000Z',
    },
  },
]);
