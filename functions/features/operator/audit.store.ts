import type { JobStatus } from '../../../shared/constants/job.ts';
import { jobStatuses } from '../../../shared/constants/job.ts';
import type { AuditLine } from '../../records/audit-line.ts';
import { isAuditLine } from '../../records/audit-line.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { listedIn } from '../../platform/table/key.ts';
import { keys, sortable } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { AuditCursor } from './operator-request.ts';

/** Reads the audit trail of the pipeline, job by job. */
export function auditStore(table: Table) {
  /** Some jobs after the cursor, newest first within each status, and where to continue; no cursor at the end. */
  async function jobsAfter(
    after: AuditCursor | undefined,
    limit: number,
  ): Promise<{ jobIds: number[]; managerIds: number[]; next: AuditCursor | undefined }> {
    const status: JobStatus = after?.status ?? jobStatuses[0];
    const jobId = after?.jobId;
    const list = keys.jobsOfEveryone(status);
    const start = jobId ? { ...keys.job(jobId), ...listedIn(list, sortable(jobId)) } : undefined;
    const { items, next } = await table.queryPage(list, {
      newestFirst: true,
      limit,
      after: start,
    });
    const jobIds = items.map(({ id }) => id);
    const managerIds = items.map(({ managerId }) => managerId);
    const last = jobIds.at(-1);
    if (next && last !== undefined) return { jobIds, managerIds, next: { status, jobId: last } };
    const following = jobStatuses[jobStatuses.indexOf(status) + 1];
    return { jobIds, managerIds, next: following && { status: following, jobId: null } };
  }

  /** The candidates on a job. */
  async function candidatesOn(jobId: number): Promise<StoredCandidateOnJob[]> {
    return table.query(keys.candidatesOnJob(jobId), { consistent: true });
  }

  /** The lines about a candidate on a job. */
  async function linesOf({ jobId, candidateId }: { jobId: number; candidateId: number }): Promise<AuditLine[]> {
    return (await table.query(keys.storyOf(jobId, candidateId), { consistent: true })).filter(isAuditLine);
  }

  return { jobsAfter, candidatesOn, linesOf };
}
export type AuditStore = ReturnType<typeof auditStore>;
