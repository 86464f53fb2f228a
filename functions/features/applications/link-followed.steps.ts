import type { FollowedLink } from '../../domain/jobs/followed-link.ts';
import type { StoredHiding } from '../../records/hiding.ts';
import type { StoredJobLink } from '../../records/job-link.ts';
import type { ApplicationsStore } from './applications.store.ts';

/**
 * The link through which a candidate came to this job. One that no longer works, leads elsewhere, or belongs to a recruiter
 * from whom the candidate hides is left out: nobody is kept from applying by how they came.
 */
export async function linkFollowed(
  code: string | undefined,
  {
    candidateId,
    job,
    list,
    at,
  }: { candidateId: number; job: { id: number }; list: StoredHiding | undefined; at: string },
  {
    followedLink,
    applicationsStore,
  }: { followedLink: FollowedLink; applicationsStore: Pick<ApplicationsStore, 'hidesFromRecruiter'> },
): Promise<StoredJobLink | undefined> {
  const found = code === undefined ? undefined : await followedLink(code, at);
  if (found?.link.jobId !== job.id) return undefined;
  const { link } = found;
  return (await applicationsStore.hidesFromRecruiter(candidateId, link.recruiterId, list)) ? undefined : link;
}
