import * as z from 'zod';
import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager or recruiter sets, changes or removes the date of an interview after the move that led to it.
 * It is also a line of the timeline and of the audit trail.
 */
export const interviewDateChanged = defineEvent(
  'interview-date-changed',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    recruiterId: idValue.nullable(),
    candidate: personReference,
    /** The status that the interview belongs to. */
    status: z.enum(pipelineStatuses),
    /** The dates before and after; null where the date is open. */
    from: isoTime.nullable(),
    to: isoTime.nullable(),
    version: z.int(),
  }),
);
