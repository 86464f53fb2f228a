import { jobStatuses } from '../../../shared/constants/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { PersonCopy } from '../../domain/people/person-copy.ts';
import type { Table } from '../../platform/table/table.ts';

/** The jobs, in any status, that name this person as their manager. */
export async function jobsNamingManager(table: Table, managerId: number): Promise<PersonCopy[]> {
  const jobs = await Promise.all(jobStatuses.map((status) => table.query(keys.jobsOfManager(managerId, status))));
  return jobs.flat().map(({ id, manager }) => ({ at: keys.job(id), field: 'manager', seen: manager }));
}
