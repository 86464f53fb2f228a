import type { Job } from '../../../shared/model/job.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { withText } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** The whole job, strongly consistent; undefined when there is none. */
export async function wholeJob(table: Table, jobId: number): Promise<Job | undefined> {
  const [facts, text] = await table.batchGet([keys.job(jobId), keys.jobText(jobId)], { consistent: true });
  return facts && text && withText(facts, text);
}

/** A manager's own job; others' are refused. */
export async function jobOfManager(table: Table, jobId: number, managerId: number): Promise<Job> {
  return ownedBy(managerId, await wholeJob(table, jobId));
}

/** The job if it is this manager's; another's, and none, are refused. */
export function ownedBy(managerId: number, job: Job | undefined): Job {
  if (!job) throw noSuch('job');
  if (job.managerId !== managerId) throw refuse.forbidden('This job belongs to another manager');
  return job;
}
