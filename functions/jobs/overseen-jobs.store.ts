import type { JobStatus } from '../../shared/constants/job.ts';
import { accountsIn } from '../records/account.ts';
import { managersWorkingWith, worksTogether } from '../records/collaboration.ts';
import type { StoredJob } from '../records/job.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Reads managers' jobs for oversight. */
export function overseenJobsStore(table: Table) {
  const { accounts } = accountsIn(table);

  /** Whether this manager has accepted to work with the super manager. */
  const isTogether = (superManagerId: number, managerId: number) => worksTogether(table, superManagerId, managerId);

  /** The jobs of a status that one manager has, newest first. */
  async function jobsOf(managerId: number, status: JobStatus): Promise<StoredJob[]> {
    return table.query<StoredJob>(keys.jobsOfManager(managerId, status), { newestFirst: true });
  }

  /** The jobs of a status for clients of the managers who work with the super manager, newest first. */
  async function jobsForClients(superManagerId: number, status: JobStatus): Promise<StoredJob[]> {
    const managers = await accounts(await managersWorkingWith(table, superManagerId));
    const open = managers.flatMap((one) => (one?.status === 'active' ? [one.id] : []));
    const jobs = (await inGroups(open, (id) => jobsOf(id, status))).flat();
    return jobs.filter(({ clientId }) => clientId !== null).toSorted((a, b) => b.id - a.id);
  }

  return { isTogether, jobsOf, jobsForClients };
}
export type OverseenJobsStore = ReturnType<typeof overseenJobsStore>;
