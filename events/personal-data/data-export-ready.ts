import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an archive of a user’s own data can be downloaded. They are notified in the product and by mail; neither
 * carries a link to the file.
 */
export const dataExportReady = defineEvent(
  'data-export-ready',
  1,
  z.object({
    exportId: idValue,
    userId: idValue,
    expiresAt: isoTime,
  }),
);

export const dataExportReadyExamples = /* @__PURE__ */ examplesOf(dataExportReady, [
  {
    id: 898_012_385_804_288,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952',
    data: { exportId: 898_112_385_677_312, userId: 895_412_401_405_952, expiresAt: '2026-09-09T09:30:00.000Z' },
  },
]);
