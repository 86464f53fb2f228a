import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import { refuse } from '../platform/door/refusal.ts';
import { exists, type SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A job that a candidate marked as favourite. */
export interface FavoriteJob {
  jobId: number;
  at: string;
  /** Who recommended it, where the candidate accepted that, so that an application by its form still counts for them. */
  recommendedBy?: number | undefined;
  /** That the candidate took the mark off again; the item stays for whom an application counts. */
  isUnmarked?: true;
}

/** Whether a job is among the candidate's favourites now. */
export const isMarked = (favorite: FavoriteJob | undefined): boolean => favorite !== undefined && !favorite.isUnmarked;

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

/** The write that marks a job again or for the first time; who recommended it stays. */
export function markedJobWrite(candidateId: number, { jobId, at }: FavoriteJob): SingleWrite {
  return {
    update: keys.favoriteJob(candidateId, jobId),
    set: { jobId, at, candidateId, ...listedIn(keys.favoritesOfJob(jobId), at) },
    remove: ['isUnmarked'],
  };
}

/** The refusal of removing a mark that says who recommended the job. */
export const isRecommended = refuse.conflict('This job was recommended to you');

/** The write that removes the mark a candidate takes off; one that says who recommended the job refuses. */
export function takenOffJobWrite(candidateId: number, jobId: number): SingleWrite {
  return {
    remove: keys.favoriteJob(candidateId, jobId),
    when: { expression: 'attribute_not_exists(#recommendedBy)' },
    refusal: isRecommended,
  };
}

/** The write by which a job that was recommended is no favourite, and an application still counts for who did. */
export function unmarkedJobWrite(candidateId: number, jobId: number): SingleWrite {
  return { update: keys.favoriteJob(candidateId, jobId), set: { isUnmarked: true }, when: exists, refusal: isGone };
}
const isGone = refuse.conflict('This job was changed at the same moment; try again');

/** The write that removes the mark, whatever it says. */
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
