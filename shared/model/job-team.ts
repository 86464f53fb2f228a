import * as z from 'zod';
import { jobParts } from '../constants/job-team.ts';
import { jobStatuses } from '../constants/job.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/** What became of asking a manager to help with another's job, and of their help (PLUS-54). */
export const jobTeamSteps = ['asked', 'withdrawn', 'declined', 'joined', 'left', 'removed'] as const;
export type JobTeamStep = (typeof jobTeamSteps)[number];

const part = z.enum(jobParts);

/** Who helps with a job, and whom its manager asks to. */
export const jobTeam = z.object({
  /** Whether the job is the reader's own; the others read who else helps. */
  isOwn: z.boolean(),
  members: z.array(z.object({ id: idValue, person: personReference, part, since: isoTime })),
  /** The addresses that are asked and have not answered; empty for everybody but the manager of the job. */
  asked: z.array(z.object({ id: idValue, email: z.string(), part, message: z.string().nullable(), askedAt: isoTime })),
});
export type JobTeam = z.output<typeof jobTeam>;

/** Another manager's job that its reader helps with, or is asked to. */
export const membership = z.object({
  id: idValue,
  state: z.enum(['asked', 'joined']),
  part,
  /** The words with which they were asked; null without any, and once they have joined. */
  message: z.string().nullable(),
  /** Since when they are asked, or help. */
  at: isoTime,
  manager: personReference,
  job: z.object({
    id: idValue,
    title: z.string(),
    status: z.enum(jobStatuses),
    /** Null for who only interviews. */
    candidatesCount: z.number().nullable(),
  }),
  /** The company that the job is for; null without one. */
  company: z.string().nullable(),
});
export type Membership = z.output<typeof membership>;
