import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import { goesTo } from './goes-to.ts';

/** Follows recruiters’ public links to jobs. */
export function followedLinkIn(table: Table) {
  /**
   * What a code leads to: its job while that is open, and its recruiter while they work for the job's manager, as stored
   * now. Undefined for everything else, so that nobody learns by trying which of it is so.
   */
  return async (code: string, at: string) => {
    const [listed] = await table.query(keys.jobLinkByCode(code), { limit: 1 });
    if (!listed) return undefined;
    const { recruiterId, jobId } = listed;
    const [[link], [job], [recruiter], [managers]] = await readLists(
      table,
      [
        [keys.jobLink(recruiterId, jobId)],
        [keys.job(jobId)],
        [keys.account(recruiterId)],
        [keys.managersInBrief(recruiterId)],
      ],
      { consistent: true },
    );
    if (link?.code !== code || !job || recruiter?.status !== 'active') return undefined;
    const isTheirs = managers?.managerIds?.has(job.managerId) && goesTo(job, recruiterId);
    return isTheirs && isOpenJob(job, at) ? { link, job, recruiter, managers } : undefined;
  };
}
export type FollowedLink = ReturnType<typeof followedLinkIn>;
