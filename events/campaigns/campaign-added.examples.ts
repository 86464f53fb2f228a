import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const campaignAddedExamples: EventOf<'campaign-added'>[] = [
  {
    id: 898_012_385_730_560,
    type: 'campaign-added',
    version: 1,
    time: '2026-09-14T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CAMPAIGN#896612385677312',
    groupId: 'CAMPAIGN#896612385677312',
    dedupId: 'campaign-added#898012385730560',
    data: { campaignId: 896_612_385_677_312, managerId: 895_412_385_677_312, name: 'healthcare' },
  },
];
