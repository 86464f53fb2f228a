import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const campaignChangedExamples: EventOf<'campaign-changed'>[] = [
  {
    id: 898_012_385_730_561,
    type: 'campaign-changed',
    version: 1,
    time: '2026-09-15T10:05:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CAMPAIGN#896612385677312',
    groupId: 'CAMPAIGN#896612385677312',
    dedupId: 'campaign-changed#898012385730561',
    data: {
      campaignId: 896_612_385_677_312,
      managerId: 895_412_385_677_312,
      name: 'healthcare',
      changed: ['label', 'skills'],
      formerImage: null,
    },
  },
];
