import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a note on a job was written, changed or removed; its other readers' open pages follow. */
export const jobNotesChanged = defineEvent(
  'job-notes-changed',
  1,
  z.object({ jobId: idValue, managerId: idValue, noteId: idValue, change: z.enum(['added', 'changed', 'removed']) }),
);
