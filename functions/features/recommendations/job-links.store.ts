import type { FollowedLink } from '../../domain/jobs/followed-link.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import {
  countedJobLinkWrite,
  newJobLinkWrites,
  removedJobLinkWrite,
  type StoredJobLink,
} from '../../records/job-link.ts';

/** Reads and saves recruiters’ public links to jobs. */
export function jobLinksStore(table: Table) {
  const { verifiedBy } = verificationsIn(table);

  /** The recruiter's link to this job. */
  const own = (recruiterId: number, jobId: number) => table.get(keys.jobLink(recruiterId, jobId), { consistent: true });

  /** Saves a new link of a recruiter who works for the job's manager. */
  const saveNew = (link: StoredJobLink, managerId: number) => table.write(newJobLinkWrites(link, managerId));

  /** Removes the recruiter's link to this job. */
  const removeOwn = (recruiterId: number, jobId: number) => table.writeOne(removedJobLinkWrite(recruiterId, jobId));

  /** Counts a visit. */
  const countVisit = (link: StoredJobLink) => table.writeOne(countedJobLinkWrite(link, 'visits'));

  /** Whether the recruiter of a followed link is shown as verified. */
  async function isVerified({ link, managers }: NonNullable<Awaited<ReturnType<FollowedLink>>>): Promise<boolean> {
    return (await verifiedBy([link.recruiterId], [managers])).has(link.recruiterId);
  }

  return { own, saveNew, removeOwn, countVisit, isVerified };
}
export type JobLinksStore = ReturnType<typeof jobLinksStore>;
