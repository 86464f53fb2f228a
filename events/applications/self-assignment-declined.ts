import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a recruiter declines a candidate's application. */
export const selfAssignmentDeclined = defineEvent(
  'self-assignment-declined',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference,
    candidate: personReference,
  }),
);
