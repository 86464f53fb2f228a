import type { RecruiterJobScope } from '../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { StoredJob } from '../table/job-items.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Reads jobs from a recruiter's side. */
export function recruiterJobsStore(table: Table) {
  /** The ids of the managers this recruiter works for. */
  async function managersOf(recruiterId: number): Promise<number[]> {
    const links = await table.query<{ managerId: number }>(keys.managersOfRecruiter(recruiterId));
    return links.map((link) => link.managerId);
  }

  /** Whether the recruiter works for this manager. */
  async function worksFor(recruiterId: number, managerId: number): Promise<boolean> {
    return (await table.get(keys.managerOfRecruiter(recruiterId, managerId))) !== undefined;
  }

  /** Whom the recruiter has put forward, newest first. */
  async function candidatesOf(recruiterId: number): Promise<CandidateOnJob[]> {
    return table.query<CandidateOnJob>(keys.candidatesOfRecruiter(recruiterId), { newestFirst: true });
  }

  /** The jobs of these managers in one scope, newest first: `new` are open ones without a candidate of the recruiter. */
  async function jobsIn(scope: RecruiterJobScope, managerIds: number[], recruiterId: number): Promise<StoredJob[]> {
    const status = scope === 'closed' ? 'closed' : 'signed';
    const jobsOf = (managerId: number) => table.query<StoredJob>(keys.jobsOfManager(managerId, status), { newestFirst: true });
    const [lists, mine] = await Promise.all([inGroups(managerIds, jobsOf), candidatesOf(recruiterId)]);
    const started = new Set(mine.map((one) => one.jobId));
    const open = lists.flat().filter((job) => job.recruiters.length === 0 || job.recruiters.includes(recruiterId));
    const wanted = open.filter((job) => (scope === 'new' ? !started.has(job.id) : scope === 'in_progress' ? started.has(job.id) : true));
    return wanted.sort((a, b) => b.id - a.id);
  }

  return { managersOf, worksFor, candidatesOf, jobsIn };
}
export type RecruiterJobsStore = ReturnType<typeof recruiterJobsStore>;
