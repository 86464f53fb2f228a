import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager deletes a campaign; its public address leads nowhere from then on. */
export const campaignRemoved = defineEvent(
  'campaign-removed',
  1,
  z.object({
    campaignId: idValue,
    managerId: idValue,
    name: z.string(),
    /** The uploaded picture that no campaign shows any more. */
    formerImage: z.string().nullable(),
  }),
);

export const campaignRemovedExamples = /* @__PURE__ */ examplesOf(campaignRemoved, [
  {
    id: 898_012_385_730_562,
    time: '2026-09-16T08:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CAMPAIGN#896612385677312',
    data: {
      campaignId: 896_612_385_677_312,
      managerId: 895_412_385_677_312,
      name: 'healthcare',
      formerImage: 'avatars/3f2c9a1e-7d41-4b0a-9c56-2f8d1e7b4a90/campaign-0f1e2d3c4b5a69788796a5b4c3d2e1f0.jpg',
    },
  },
]);
