import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a user requests an archive of their own data. The reaction builds it. */
export const dataExportRequested = defineEvent(
  'data-export-requested',
  1,
  z.object({
    exportId: idValue,
    userId: idValue,
  }),
);

export const dataExportRequestedExamples = /* @__PURE__ */ examplesOf(dataExportRequested, [
  {
    id: 898_012_385_800_192,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { exportId: 898_112_385_677_312, userId: 895_412_401_405_952 },
  },
]);
