import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a job is recommended by mail, and each time the recommendation is sent again. The reaction reads address
 * and job, makes the link and mails it.
 */
export const jobRecommended = defineEvent(
  'job-recommended',
  1,
  z.object({
    recommendationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    sender: personReference,
  }),
);
