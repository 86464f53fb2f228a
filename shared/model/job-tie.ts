import * as z from 'zod';
import { idValue } from '../contract/fields.ts';
import { jobRow } from './job.ts';
import { personReference } from './person.ts';

/** At most as many jobs or clients are named in a row; the count beside them is of all. */
export const mostTied = 20;

/** A job in a row of another's list. */
export const tiedJob = jobRow.pick({ id: true, title: true, client: true, candidatesCount: true });
export type TiedJob = z.output<typeof tiedJob>;

/** A client with the manager's jobs for it, newest first (JOB-09). */
export const clientWithJobs = z.object({
  id: idValue,
  companyName: z.string(),
  jobs: z.array(tiedJob),
  jobsCount: z.number(),
});
export type ClientWithJobs = z.output<typeof clientWithJobs>;

/** A recruiter with the jobs that they recruit for, newest first (JOB-09). */
export const recruiterWithJobs = personReference.extend({ jobs: z.array(tiedJob), jobsCount: z.number() });
export type RecruiterWithJobs = z.output<typeof recruiterWithJobs>;

/** A recruiter with the clients of those jobs, by company name, and how many of the jobs each has (JOB-09). */
export const recruiterWithClients = personReference.extend({
  clients: z.array(z.object({ id: idValue, companyName: z.string(), jobsCount: z.number() })),
  clientsCount: z.number(),
});
export type RecruiterWithClients = z.output<typeof recruiterWithClients>;
