import { openStatus } from '../../../shared/constants/job.ts';
import { listedIn } from '../../platform/table/key.ts';
import { keys, sortable } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredJob } from '../../records/job.ts';

/** A place in the list: after this job, or its beginning. */
export interface PlaceAmongJobs {
  after: number | undefined;
  perPage: number;
}

/** A page of the manager's open jobs, oldest first, and how many there are; two calls that read no more than the page. */
export async function oldestOpenJobs(
  table: Table,
  managerId: number,
  { after, perPage }: PlaceAmongJobs,
): Promise<{ jobs: StoredJob[]; total: number }> {
  const index = keys.jobsOfManager(managerId, openStatus);
  const last = after === undefined ? undefined : { ...keys.job(after), ...listedIn(index, sortable(after)) };
  const [page, totals] = await Promise.all([
    table.queryPage(index, { limit: perPage, after: last }),
    table.get(keys.jobTotalsOfManager(managerId)),
  ]);
  return { jobs: page.items, total: totals?.[openStatus] ?? 0 };
}
