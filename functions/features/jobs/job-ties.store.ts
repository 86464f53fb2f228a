import type { JobStatus } from '../../../shared/constants/job.ts';
import type { Client } from '../../../shared/model/client.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { referenceOf } from '../../records/account.ts';
import { type JobInBrief, jobsInBrief } from '../../records/job-in-brief.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads what ties a manager's jobs to clients and recruiters. */
export function jobTiesStore(table: Table) {
  /** The manager's jobs of a status in brief, newest first. */
  async function jobsOf(managerId: number, status: JobStatus): Promise<JobInBrief[]> {
    return jobsInBrief(table, managerId, status);
  }

  /** The manager's clients by company name. */
  async function clientsOf(managerId: number): Promise<Pick<Client, 'id' | 'companyName'>[]> {
    const clients = await table.query(keys.clientsOfManager(managerId));
    return clients.sort((a, b) => a.companyName.localeCompare(b.companyName) || a.id - b.id);
  }

  /** The manager's recruiters by first, then last name. */
  async function recruitersOf(managerId: number): Promise<PersonReference[]> {
    const rows = await table.query(keys.recruitersOfManager(managerId));
    return rows
      .map(referenceOf)
      .sort((a, b) => a.firstName.localeCompare(b.firstName) || a.lastName.localeCompare(b.lastName) || a.id - b.id);
  }

  return { jobsOf, clientsOf, recruitersOf };
}
export type JobTiesStore = ReturnType<typeof jobTiesStore>;
