import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager saves other content for a campaign; guests see it immediately. */
export const campaignChanged = defineEvent(
  'campaign-changed',
  1,
  z.object({
    campaignId: idValue,
    managerId: idValue,
    name: z.string(),
    /** The names of the fields that changed. */
    changed: z.array(z.string()),
    /** The uploaded picture that no campaign shows any more. */
    formerImage: z.string().nullable(),
  }),
);

export const campaignChangedExamples = /* @__PURE__ */ examplesOf(campaignChanged, [
  {
    id: 898_012_385_730_561,
    time: '2026-09-15T10:05:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CAMPAIGN#896612385677312',
    data: {
      campaignId: 896_612_385_677_312,
      managerId: 895_412_385_677_312,
      name: 'healthcare',
      changed: ['label', 'skills'],
      formerImage: null,
    },
  },
]);
