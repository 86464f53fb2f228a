import * as z from 'zod';
import { jobStatuses } from '../constants/job.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';
import { tag } from './place.ts';

/** What the viewer may do with a recruiter; the operations themselves check the same again (RECR-34). */
export const recruiterActions = z.object({
  /** Whether the viewer may ask the recruiter to work for them; shown as `showSendInvite` (RECR-04, PERM-20). */
  canAssign: z.boolean(),
  /** Why not, in words for the viewer; null if they may. */
  assignRefusal: z.string().nullable(),
  /** Whether the viewer may end the recruiter’s work for them. */
  canRemove: z.boolean(),
  canMessage: z.boolean(),
});
export type RecruiterActions = z.output<typeof recruiterActions>;

/** A job that ties the viewer to a manager or recruiter. */
export const jobOfPerson = z.object({
  id: idValue,
  title: z.string(),
  companyName: z.string().nullable(),
  status: z.enum(jobStatuses),
  /** How many candidates the recruiter has put forward on it; null for viewers who may not know. */
  candidatesCount: z.int().nullable(),
});
export type JobOfPerson = z.output<typeof jobOfPerson>;

/** A client for whom a recruiter works, among the viewer’s. */
export const clientOfRecruiter = z.object({
  id: idValue,
  companyName: z.string(),
  jobsCount: z.int(),
  candidatesCount: z.int().nullable(),
});
export type ClientOfRecruiter = z.output<typeof clientOfRecruiter>;

/** A candidate whom a recruiter has put forward on the viewer’s jobs, with where they stand on the newest of these. */
export const candidateOfRecruiter = personReference.extend({
  jobId: idValue,
  jobTitle: z.string(),
  status: z.enum(pipelineStatuses),
  statusChangedAt: isoTime,
  jobsCount: z.int(),
});
export type CandidateOfRecruiter = z.output<typeof candidateOfRecruiter>;

/** A skill of jobs on which a recruiter has put candidates forward, with the number of these jobs. */
export const skillOfRecruiter = tag.extend({ jobsCount: z.int() });
export type SkillOfRecruiter = z.output<typeof skillOfRecruiter>;
