import * as z from 'zod';
import { isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';
import { claimFacts } from '../../shared/model/claim.ts';

/** Emitted when a recruiter proposes a candidate for a job; the candidate is asked by mail and in the app. */
export const claimProposed = defineEvent(
  'claim-proposed',
  1,
  z.object({
    ...claimFacts,
    answerBy: isoTime,
    /** The recruiter accepted the candidate’s application. */
    isForApplication: z.literal(true).optional(),
  }),
);

export const claimProposedExamples = /* @__PURE__ */ examplesOf(claimProposed, [
  {
    id: 898_012_385_810_000,
    time: '2026-08-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
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
      answerBy: '2026-09-03T09:30:00.000Z',
    },
  },
]);
