import * as z from 'zod';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { jobFacts } from './job.ts';
import { personReference } from './person.ts';

/** State of a candidate's application: waiting for a recruiter, on the job, or declined. */
const applicationStates = ['waiting', 'accepted', 'declined'] as const;

/** A row of the candidate's own jobs. */
export const application = z.object({
  id: idValue,
  job: jobFacts,
  jobStatus: z.string(),
  state: z.enum(applicationStates).nullable(),
  /** The pipeline status once the candidate is on the job. */
  status: z.enum(pipelineStatuses).nullable(),
  /** When the interview takes place that lies ahead, if its date is set. */
  interviewAt: isoTime.nullable().optional(),
  isFavorite: z.boolean(),
  appliedAt: isoTime,
});
export type Application = z.output<typeof application>;

/** An application as recruiters see it while it waits. */
export const selfAssignment = z.object({
  id: idValue,
  job: z.object({ id: idValue, title: z.string(), points: z.number() }),
  candidate: personReference,
  /** Whether this recruiter has opened the candidate's page (PROF-07). */
  isViewed: z.boolean(),
  managerId: idValue,
  appliedAt: isoTime,
});
export type SelfAssignment = z.output<typeof selfAssignment>;
