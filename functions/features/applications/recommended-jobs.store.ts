import type { StoredApplication } from '../../records/application.ts';
import { type FavoriteJob, isMarked } from '../../records/favorite-job.ts';
import type { StoredJob } from '../../records/job.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** A job that the index found, with what the candidate has done about it. */
export interface FoundJob {
  job: StoredJob;
  managerId: number;
  application: StoredApplication | undefined;
  isFavorite: boolean;
  isOnJob: boolean;
}

/** Reads what jobs recommended to a candidate need beside the index. */
export function recommendedJobsStore(table: Table) {
  const { hiddenManagers } = hidingIn(table);

  /** What the candidate is found and matched by, undefined before they have filled in anything, and from whom they hide. */
  async function candidate(candidateId: number) {
    const [card, list] = await table.batchGet([keys.candidateCard(candidateId), keys.hiddenFrom(candidateId)]);
    return { card, list };
  }

  /** These jobs in their order with the candidate's side of each, in one call for up to 25; those gone are left out. */
  async function jobsFor(candidateId: number, jobIds: number[]): Promise<FoundJob[]> {
    const wanted = jobIds.flatMap((jobId) => [
      keys.job(jobId),
      keys.application(candidateId, jobId),
      keys.favoriteJob(candidateId, jobId),
      keys.candidateOnJob(jobId, candidateId),
    ]);
    const found: unknown[] = await table.batchGet(wanted);
    return jobIds.flatMap((_, place) => {
      const [job, application, favorite, onJob] = found.slice(4 * place, 4 * place + 4) as Partial<
        [StoredJob, StoredApplication, FavoriteJob, object]
      >;
      if (!job) return [];
      const { managerId } = job;
      return [{ job, managerId, application, isFavorite: isMarked(favorite), isOnJob: onJob !== undefined }];
    });
  }

  return { candidate, jobsFor, hiddenManagers };
}
export type RecommendedJobsStore = ReturnType<typeof recommendedJobsStore>;
