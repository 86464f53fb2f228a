import type { JobFacts } from '../../../shared/model/job.ts';

/** What a visitor may do with a listed job; guests and candidates bring their own (GUEST-30, GUEST-38). */
export interface JobActions {
  favorites: ReadonlySet<number>;
  onFavorite: (jobId: number, isFavorite: boolean) => void;
  onApply: (job: Pick<JobFacts, 'id' | 'title'>) => void;
  /** The job's own page. */
  pageOf: (jobId: number) => string;
}
