import { maySeeJob } from '../../../shared/rules/work-request.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';

/**
 * Whether a job is open to a recruiter, who works for its manager or was asked to work on it, and whether that manager is
 * verified; one call.
 */
export async function recruiterStanding(table: Table, recruiterId: number, job: { id: number; managerId: number }) {
  const [[link], [request], [verification]] = await readLists(table, [
    [keys.managerOfRecruiter(recruiterId, job.managerId)],
    [keys.workOfRecruiter(recruiterId, job.managerId, job.id)],
    [keys.verification(job.managerId)],
  ]);
  const worksForManager = link !== undefined;
  return { worksForManager, mayRead: worksForManager || maySeeJob(request), isVerified: verification !== undefined };
}
