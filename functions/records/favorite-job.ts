import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A job that a candidate marked as favourite. */
export interface FavoriteJob {
  jobId: number;
  at: string;
  /** Who recommended it, where the candidate accepted that, so that an application by its form still counts for them. */
  recommendedBy?: number | undefined;
}

/** A favourite with its owner, as found from the job. */
export interface MarkedJob extends FavoriteJob {
  candidateId: number;
}

/** The write that marks a job; doing it twice changes nothing. */
export function favoriteJobWrite(candidateId: number, { jobId, at, recommendedBy }: FavoriteJob): SingleWrite {
  return {
    put: {
      ...keys.favoriteJob(candidateId, jobId),
      jobId,
      at,
      candidateId,
      ...(recommendedBy !== undefined && { recommendedBy }),
      ...listedIn(keys.favoritesOfJob(jobId), at),
    },
  };
}

/** The write that removes the mark. */
export function noFavoriteJobWrite(candidateId: number, jobId: number): SingleWrite {
  return { remove: keys.favoriteJob(candidateId, jobId) };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  favoriteJob: {
    holds: 'jobs that a candidate marked as favourites',
    found: 'in the candidate’s partition',
    exported: { file: 'account' },
    erasure: remove,
  },
  favoriteJobs: { leadsTo: 'favoriteJob' },
  favoritesOfJob: { leadsTo: 'favoriteJob' },
} satisfies PersonalData;
