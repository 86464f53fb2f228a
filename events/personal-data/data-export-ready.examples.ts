import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const dataExportReadyExamples: EventOf<'data-export-ready'>[] = [
  {
    id: 898_012_385_804_288,
    type: 'data-export-ready',
    version: 1,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'data-export-ready#898012385804288',
    data: { exportId: 898_112_385_677_312, userId: 895_412_401_405_952, expiresAt: '2026-09-09T09:30:00.000Z' },
  },
];
