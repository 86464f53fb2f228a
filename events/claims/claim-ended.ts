import * as z from 'zod';
import { claimEnders, claimStates } from '../../shared/constants/claims.ts';
import { defineEvent, examplesOf } from '../envelope.ts';
import { claimFacts } from '../../shared/model/claim.ts';

/**
 * Emitted when a proposal or a claim ends: declined, passed over for another recruiter, lapsed without an answer,
 * withdrawn, or ended by the candidate, the recruiter, time or the hire.
 */
export const claimEnded = defineEvent(
  'claim-ended',
  1,
  z.object({
    ...claimFacts,
    from: z.enum(claimStates),
    to: z.enum(claimStates),
    by: z.enum(claimEnders),
    reason: z.string().nullable(),
  }),
);

export const claimEndedExamples = /* @__PURE__ */ examplesOf(claimEnded, [
  {
    id: 898_012_385_812_000,
    time: '2026-08-21T11:00:02.000Z',
    actor: { kind: 'system' },
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
      from: 'proposed',
      to: 'passed_over',
      by: 'rival',
      reason: null,
    },
  },
]);
