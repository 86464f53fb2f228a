import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const dataExportRequestedExamples: EventOf<'data-export-requested'>[] = [
  {
    id: 898_012_385_800_192,
    type: 'data-export-requested',
    version: 1,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'data-export-requested#898012385800192',
    data: { exportId: 898_112_385_677_312, userId: 895_412_401_405_952 },
  },
];
