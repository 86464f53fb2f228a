import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager adds a campaign; guests see a public one immediately. */
export const campaignAdded = defineEvent(
  'campaign-added',
  1,
  z.object({
    campaignId: idValue,
    managerId: idValue,
    name: z.string(),
  }),
);

export const campaignAddedExamples = /* @__PURE__ */ examplesOf(campaignAdded, [
  {
    id: 898_012_385_730_560,
    time: '2026-09-14T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CAMPAIGN#896612385677312',
    data: { campaignId: 896_612_385_677_312, managerId: 895_412_385_677_312, name: 'healthcare' },
  },
]);
