import type { FollowedLink } from '../../domain/jobs/followed-link.ts';
import type { StoredHiding } from '../../records/hiding.ts';
import { jobLinkRemoved, type StoredJobLink } from '../../records/job-link.ts';
import type { ApplicationsStore } from './applications.store.ts';

interface Came {
  candidateId: number;
  job: { id: number };
  list: StoredHiding | undefined;
  at: string;
}

interface Needs {
  followedLink: FollowedLink;
  applicationsStore: Pick<ApplicationsStore, 'hidesFromRecruiter'>;
}

/**
 * Applies through the link by which a candidate came to this job. One that no longer works, leads elsewhere, or belongs to
 * a recruiter from whom the candidate hides is left out, also where it is removed in this moment: nobody is kept from
 * applying by how they came.
 */
export async function throughLink<T>(
  code: string | undefined,
  came: Came,
  needs: Needs,
  apply: (link: StoredJobLink | undefined) => Promise<T>,
): Promise<T> {
  const link = await linkFollowed(code, came, needs);
  try {
    return await apply(link);
  } catch (error) {
    if (error === jobLinkRemoved) return apply(undefined);
    throw error;
  }
}

async function linkFollowed(
  code: string | undefined,
  { candidateId, job, list, at }: Came,
  { followedLink, applicationsStore }: Needs,
): Promise<StoredJobLink | undefined> {
  const found = code === undefined ? undefined : await followedLink(code, at);
  if (found?.link.jobId !== job.id) return undefined;
  const { link } = found;
  return (await applicationsStore.hidesFromRecruiter(candidateId, link.recruiterId, list)) ? undefined : link;
}
