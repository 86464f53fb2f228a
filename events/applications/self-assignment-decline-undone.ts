import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a recruiter takes their decline of an application back; it waits for them again. */
export const selfAssignmentDeclineUndone = defineEvent(
  'self-assignment-decline-undone',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference,
    candidate: personReference,
    undoneAt: isoTime,
  }),
);
