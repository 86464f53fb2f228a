import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when somebody writes a note on a candidate on a job; open pages of the others show it. */
export const candidateNoteAdded = defineEvent(
  'candidate-note-added',
  1,
  z.object({
    jobId: idValue,
    candidateId: idValue,
    managerId: idValue,
    recruiterId: idValue,
    noteId: idValue,
  }),
);
