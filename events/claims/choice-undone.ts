import * as z from 'zod';
import { isoTime } from '../../shared/contract/fields.ts';
import { claimFacts } from '../../shared/model/claim.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a candidate takes back, within ten minutes, that they chose a recruiter: the proposal waits for them again,
 * and the other recruiters were not notified.
 */
export const choiceUndone = defineEvent('choice-undone', 1, z.object({ ...claimFacts, confirmedAt: isoTime }));

export const choiceUndoneExamples = /* @__PURE__ */ examplesOf(choiceUndone, [
  {
    id: 898_012_385_811_900,
    time: '2026-08-21T11:06:00.000Z',
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
      confirmedAt: '2026-08-21T11:00:00.000Z',
    },
  },
]);
