import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a note on a job was written, changed or removed; its other readers' open pages follow. */
export const jobNotesChanged = defineEvent(
  'job-notes-changed',
  1,
  z.object({ jobId: idValue, managerId: idValue, noteId: idValue, change: z.enum(['added', 'changed', 'removed']) }),
);

export const jobNotesChangedExamples = /* @__PURE__ */ examplesOf(jobNotesChanged, [
  {
    id: 898_012_385_787_904,
    time: '2026-09-28T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      managerId: 895_412_385_677_312,
      noteId: 897_912_385_677_312,
      change: 'added',
    },
  },
]);
