import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a recruiter declines a candidate's application, which goes on waiting for the others and the manager. */
export const selfAssignmentDeclined = defineEvent(
  'self-assignment-declined',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference,
    candidate: personReference,
    reason: z.string().nullable().default(null),
    /** The recruiters whom the job names; none means all of the manager's. */
    recruiterIds: z.array(idValue).default([]),
    /** Everybody who has declined so far. */
    declinedBy: z.array(idValue).default([]),
  }),
);
