import type { JobStatus, RecruiterJobScope } from '../../shared/constants/job.ts';
import type { StoredJob } from '../records/job.ts';
import { putForwardBy } from '../records/put-forward.ts';
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

  async function jobsOf(managerIds: number[], status: JobStatus): Promise<StoredJob[]> {
    return (
      await inGroups(managerIds, (managerId) =>
        table.query<StoredJob>(keys.jobsOfManager(managerId, status), { newestFirst: true }),
      )
    ).flat();
  }

  const found: Record<RecruiterJobScope, (managerIds: number[], recruiterId: number) => Promise<StoredJob[]>> = {
    new: async (managerIds, recruiterId) => {
      const [open, mine] = await Promise.all([jobsOf(managerIds, 'signed'), putForwardBy(table, recruiterId)]);
      const started = new Set(mine.map((one) => one.jobId));
      return open.filter((job) => !started.has(job.id));
    },
    // The recruiter's candidates name their jobs, so no manager is needed.
    in_progress: async (managerIds, recruiterId) => {
      const mine = (await putForwardBy(table, recruiterId)).filter((one) => managerIds.includes(one.managerId));
      const started = await table.batchGet<StoredJob>([...new Set(mine.map((one) => one.jobId))].map(keys.job));
      return started.flatMap((job) => (job?.status === 'signed' ? [job] : []));
    },
    closed: (managerIds) => jobsOf(managerIds, 'closed'),
  };

  /**
   * The jobs of these managers in one scope, newest first: `new` are open ones without a candidate of the recruiter.
   */
  async function jobsIn(scope: RecruiterJobScope, managerIds: number[], recruiterId: number): Promise<StoredJob[]> {
    const jobs = await found[scope](managerIds, recruiterId);
    return jobs
      .filter((job) => job.recruiters.length === 0 || job.recruiters.includes(recruiterId))
      .sort((a, b) => b.id - a.id);
  }

  return { managersOf, worksFor, jobsIn };
}
export type RecruiterJobsStore = ReturnType<typeof recruiterJobsStore>;
