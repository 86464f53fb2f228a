import type { StoredApplication } from '../../records/application.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { type FavoriteJob, isMarked } from '../../records/favorite-job.ts';
import type { StoredJob } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** A job that the index found, with what the candidate has done about it. */
export interface FoundJob {
  job: StoredJob;
  application: StoredApplication | undefined;
  isFavorite: boolean;
  isOnJob: boolean;
}

/** Reads what jobs recommended to a candidate need beside the index. */
export function recommendedJobsStore(table: Table) {
  /** What the candidate is found and matched by; undefined before they have filled in anything. */
  async function card(candidateId: number): Promise<CandidateCard | undefined> {
    return table.get(keys.candidateCard(candidateId));
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
      return job ? [{ job, application, isFavorite: isMarked(favorite), isOnJob: onJob !== undefined }] : [];
    });
  }

  return { card, jobsFor };
}
export type RecommendedJobsStore = ReturnType<typeof recommendedJobsStore>;
