import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

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
