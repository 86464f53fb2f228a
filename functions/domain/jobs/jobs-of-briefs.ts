import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { JobInBrief } from '../../records/job-in-brief.ts';
import type { StoredJob } from '../../records/job.ts';

/** The jobs of these ids as they are now, in this order; those that have left the manager or the status are left out. */
export async function jobsOfBriefs(
  table: Table,
  briefs: readonly Pick<JobInBrief, 'id'>[],
  isWanted: (job: StoredJob) => boolean,
): Promise<StoredJob[]> {
  const jobs = await table.batchGet(briefs.map(({ id }) => keys.job(id)));
  return jobs.flatMap((job) => (job && isWanted(job) ? [job] : []));
}
