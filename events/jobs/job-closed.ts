import * as z from 'zod';
import { jobStatuses } from '../../shared/constants/job.ts';
import { sources } from '../../shared/constants/sources.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { claimTerms } from '../../shared/model/claim.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager closes a job, with the hired candidate and their recruiter when chosen. The recruiter earns
 * the job's points once.
 */
export const jobClosed = defineEvent(
  'job-closed',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    points: z.int(),
    /** Days within which the points return if the hired person leaves; absent where there are none. */
    guaranteeDays: z.int().nonnegative().optional(),
    /** The job's status before: open, or on hold. */
    from: z.enum(jobStatuses),
    manager: personReference,
    clientId: idValue.nullable(),
    candidate: personReference.nullable(),
    recruiter: personReference.nullable(),
    /** How the hired candidate had come onto the job; absent without one, and where that is not known. */
    source: z.enum(sources).optional(),
    /** The claim by which the recruiter put the hired candidate forward, and its terms; absent without one. */
    claim: z.object({ id: idValue, ...claimTerms.shape }).optional(),
    others: z.array(z.object({ candidateId: idValue, recruiterId: idValue.nullable() })),
  }),
);
