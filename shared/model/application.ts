import * as z from 'zod';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { listedJob } from './job.ts';
import { sentApplication } from './job-question.ts';
import { jobMatch } from './match.ts';
import { personReference } from './person.ts';

/** State of a candidate's application: waiting for an answer, on the job, or withdrawn by the candidate. */
const applicationStates = ['waiting', 'accepted', 'withdrawn'] as const;

/** The lists of a candidate's jobs (PERM-08). */
export const candidateJobScopes = ['applied', 'assigned', 'favorite', 'recommended'] as const;
export type CandidateJobScope = (typeof candidateJobScopes)[number];

/** A row of the candidate's own jobs. */
export const application = z.object({
  id: idValue,
  job: listedJob,
  jobStatus: z.string(),
  state: z.enum(applicationStates).nullable(),
  /** The pipeline status once the candidate is on the job. */
  status: z.enum(pipelineStatuses).nullable(),
  /** The statuses behind the candidate on the way to the present one, in order; absent where that is not known. */
  passed: z.array(z.enum(pipelineStatuses)).optional(),
  /** Since when the candidate is hired, and their first day at work as YYYY-MM-DD, if it is agreed (PLUS-50). */
  hired: z.object({ at: isoTime, startOn: z.string().nullable() }).optional(),
  /** How the job ended that was closed without the candidate being hired: with another, or with nobody. */
  ended: z.enum(['filled', 'unfilled']).optional(),
  /** When the interview takes place that lies ahead, if its date is set. */
  interviewAt: isoTime.nullable().optional(),
  /** Since when the application is where it is. */
  since: isoTime,
  /** Who represents the candidate on the job; null before, and where the manager took them forward directly. */
  recruiter: personReference.nullable(),
  isFavorite: z.boolean(),
  /**
   * Where the candidate hides from the people who hire for the job: the company that it names and they hide from, or null
   * where it does not name it. Absent where they do not.
   */
  hiddenFrom: z.string().nullable().optional(),
  appliedAt: isoTime,
  /** How well the job fits the candidate's profile, in the list of recommended jobs. */
  match: jobMatch.nullable().optional(),
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
  sent: sentApplication.optional(),
  /**
   * Until when it is offered to the recruiter alone who brought the candidate; absent where nobody did. Who came by a public
   * link (`byLink`) or an invitation, of which the same is said, is asked whether that recruiter may represent them.
   */
  offeredFirst: z.object({ until: isoTime, toYou: z.boolean(), byLink: z.literal(true).optional() }).optional(),
});
export type SelfAssignment = z.output<typeof selfAssignment>;

/** An application as the job's manager sees it while it waits, with the recruiters who have declined it. */
export const waitingApplicant = z.object({
  id: idValue,
  job: z.object({ id: idValue, title: z.string() }),
  /** Whether the job takes candidates now, so that they can be taken forward. */
  isOpen: z.boolean(),
  candidate: personReference,
  appliedAt: isoTime,
  sent: sentApplication.optional(),
  /** How the candidate fits the job, with reasons (PLUS-17); null where nothing is known of them yet. */
  match: jobMatch.nullable(),
  declines: z.array(z.object({ recruiter: personReference, at: isoTime, reason: z.string().nullable() })),
});
export type WaitingApplicant = z.output<typeof waitingApplicant>;
