import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';

/** A job that a candidate marked as favourite. */
export interface FavoriteJob {
  jobId: number;
  at: string;
}

/** A favourite with its owner, as found from the job. */
export interface MarkedJob extends FavoriteJob {
  candidateId: number;
}

/** The write that marks a job; doing it twice changes nothing. */
export function favoriteJobWrite(candidateId: number, { jobId, at }: FavoriteJob): SingleWrite {
  return {
    put: {
      ...keys.favoriteJob(candidateId, jobId),
      jobId,
      at,
      candidateId,
      ...listedIn(keys.favoritesOfJob(jobId), at),
    },
  };
}

/** The write that removes the mark. */
export function noFavoriteJobWrite(candidateId: number, jobId: number): SingleWrite {
  return { remove: keys.favoriteJob(candidateId, jobId) };
}
