import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { oldestOpenJobs, type PlaceAmongJobs } from '../../domain/jobs/oldest-open-jobs.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads a manager's open jobs and who is in process on them. */
export function openJobsStore(table: Table) {
  const { withoutHidden } = hidingIn(table);

  /** The candidates on the manager's open jobs between Submitted and the decision, in no order; one call. */
  async function inProcessOf(managerId: number): Promise<CandidateOnJob[]> {
    const inProcess = await table.query(keys.candidatesInProcess(managerId));
    return withoutHidden({ id: managerId, role: 'manager' }, inProcess);
  }

  return {
    oldestOpenJobs: (managerId: number, place: PlaceAmongJobs) => oldestOpenJobs(table, managerId, place),
    inProcessOf,
  };
}
export type OpenJobsStore = ReturnType<typeof openJobsStore>;
