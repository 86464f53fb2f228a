import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { StoredCandidateOnJob } from '../records/candidate-on-job.ts';
import { hidingIn } from '../records/hiding.ts';
import type { JobTotals, StoredJob } from '../records/job.ts';
import { keys, sortable } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Reads a manager's open jobs and who is in process on them. */
export function openJobsStore(table: Table) {
  const { withoutHidden } = hidingIn(table);

  /** A page of the manager's open jobs, oldest first, and how many there are; two calls that read no more than the page. */
  async function oldestOpenJobs(
    managerId: number,
    { after, perPage }: { after: number | undefined; perPage: number },
  ): Promise<{ jobs: StoredJob[]; total: number }> {
    const index = keys.jobsOfManager(managerId, 'signed');
    const last = after === undefined ? undefined : { ...keys.job(after), ...index, gsi1sk: sortable(after) };
    const [page, totals] = await Promise.all([
      table.queryPage<StoredJob>(index, { limit: perPage, after: last }),
      table.get<JobTotals>(keys.jobTotalsOfManager(managerId)),
    ]);
    return { jobs: page.items, total: totals?.signed ?? 0 };
  }

  /** The candidates on the manager's open jobs between Submitted and the decision, in no order; one call. */
  async function inProcessOf(managerId: number): Promise<CandidateOnJob[]> {
    const inProcess = await table.query<StoredCandidateOnJob>(keys.candidatesInProcess(managerId));
    return withoutHidden({ id: managerId, role: 'manager' }, inProcess, { hasMet: true });
  }

  return { oldestOpenJobs, inProcessOf };
}
export type OpenJobsStore = ReturnType<typeof openJobsStore>;
