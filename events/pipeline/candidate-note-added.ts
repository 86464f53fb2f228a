import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a user writes a note on a candidate on a job; other users' open pages show it. */
export const candidateNoteAdded = defineEvent(
  'candidate-note-added',
  1,
  z.object({
    jobId: idValue,
    candidateId: idValue,
    managerId: idValue,
    recruiterId: idValue.nullable(),
    noteId: idValue,
  }),
);

export const candidateNoteAddedExamples = /* @__PURE__ */ examplesOf(candidateNoteAdded, [
  {
    id: 898_012_385_787_904,
    time: '2026-09-28T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      candidateId: 895_412_417_134_592,
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      noteId: 897_912_385_677_312,
    },
  },
]);
