import * as z from 'zod';
import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager or recruiter moves a candidate on a job, the candidate withdraws, or either is undone. It is also the line of the
 * timeline that says who moved the candidate from where to where.
 */
export const candidateStatusChanged = defineEvent(
  'candidate-status-changed',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    recruiterId: idValue.nullable(),
    candidate: personReference,
    from: z.enum(pipelineStatuses).nullable(),
    to: z.enum(pipelineStatuses),
    reason: z.string().nullable(),
    /** When the interview takes place, for a move to an interview that names its date. */
    interviewAt: isoTime.nullable().default(null),
    undo: z.boolean(),
    /** When the move was made that this one takes back; null for a move of its own. */
    undoneAt: isoTime.nullable().default(null),
    /** Since when the candidate was in the status that the move leaves, or takes them back to; null in older events. */
    since: isoTime.nullable().default(null),
    version: z.int(),
  }),
);
