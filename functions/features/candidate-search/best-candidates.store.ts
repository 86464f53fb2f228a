import { recruiterStanding } from '../../domain/jobs/recruiter-standing.ts';
import type { StoredJob } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { ShownCard } from './found-candidates.ts';

/** Reads what a list of the best for a job needs beside the indexes. */
export function bestCandidatesStore(table: Table) {
  /** The job, if it is open to this recruiter. */
  async function jobOf(recruiterId: number, jobId: number): Promise<StoredJob | undefined> {
    const job = await table.get(keys.job(jobId));
    return job && (await recruiterStanding(table, recruiterId, job)).mayRead ? job : undefined;
  }

  /**
   * Those of these candidates and of these people whom the recruiter added who are not on the job and whom the recruiter
   * has not asked about it; candidates whose account is closed are left out. A favourite is whose id is among `favorites`.
   */
  async function unasked(
    { recruiterId, jobId }: { recruiterId: number; jobId: number },
    { ids, favorites, added }: { ids: readonly number[]; favorites: readonly number[]; added: readonly ShownCard[] },
  ): Promise<ShownCard[]> {
    const [asked, places, claims, accounts, cards] = await readLists(table, [
      added.map(({ email = '' }) => keys.askedEmail(recruiterId, jobId, email)),
      ids.map((id) => keys.candidateOnJob(jobId, id)),
      ids.map((id) => keys.candidateClaim(id, jobId, recruiterId)),
      ids.map(keys.account),
      ids.map(keys.candidateCard),
    ]);
    const registered = ids.flatMap((id, row) => {
      const [account, card] = [accounts[row], cards[row]];
      if (places[row] || claims[row] || account?.status !== 'active' || !card) return [];
      return [{ card, avatar: account.avatar, isFavorite: favorites.includes(id) }];
    });
    return [...added.filter((_, row) => !asked[row]), ...registered];
  }

  return { jobOf, unasked };
}
export type BestCandidatesStore = ReturnType<typeof bestCandidatesStore>;
