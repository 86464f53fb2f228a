import type { ClientWithJobs, RecruiterWithClients, RecruiterWithJobs } from '../../../shared/model/job-tie.ts';
import { mostTied } from '../../../shared/model/job-tie.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { JobInBrief } from '../../records/job-in-brief.ts';

/** The client with its jobs among these, which are newest first. */
export function clientWithJobs(
  client: { id: number; companyName: string },
  jobs: readonly JobInBrief[],
): ClientWithJobs {
  const own = jobs.filter(({ clientId }) => clientId === client.id);
  return { ...client, jobs: own.slice(0, mostTied), jobsCount: own.length };
}

/** The recruiter with their jobs among these, which are newest first. A job without a choice is everybody's. */
export function recruiterWithJobs(recruiter: PersonReference, jobs: readonly JobInBrief[]): RecruiterWithJobs {
  const own = jobsFor(recruiter.id, jobs);
  return { ...recruiter, jobs: own.slice(0, mostTied), jobsCount: own.length };
}

/** The recruiter with the clients of their jobs among these, by company name. Jobs without a client have no part. */
export function recruiterWithClients(recruiter: PersonReference, jobs: readonly JobInBrief[]): RecruiterWithClients {
  const clients = new Map<number, RecruiterWithClients['clients'][number]>();
  for (const { clientId, client } of jobsFor(recruiter.id, jobs)) {
    if (clientId === null || !client) continue;
    const before = clients.get(clientId)?.jobsCount ?? 0;
    clients.set(clientId, { id: clientId, companyName: client.companyName, jobsCount: before + 1 });
  }
  const byName = [...clients.values()].sort((a, b) => a.companyName.localeCompare(b.companyName) || a.id - b.id);
  return { ...recruiter, clients: byName.slice(0, mostTied), clientsCount: byName.length };
}

/** Whether a recruiter of its manager recruits for this job: they were chosen, or nobody was. */
export function isRecruitedBy({ recruiters }: Pick<JobInBrief, 'recruiters'>, recruiterId: number): boolean {
  return recruiters.length === 0 || recruiters.includes(recruiterId);
}

function jobsFor(recruiterId: number, jobs: readonly JobInBrief[]): JobInBrief[] {
  return jobs.filter((job) => isRecruitedBy(job, recruiterId));
}
