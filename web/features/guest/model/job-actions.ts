import type { JobFacts } from '../../../../shared/model/job.ts';

/** What a visitor can do with a listed job; guests and candidates pass their own (GUEST-30, GUEST-38). */
export interface JobActions {
  favorites: ReadonlySet<number>;
  /** The jobs on which a candidate is or waits already; guests have none. */
  applied?: ReadonlySet<number>;
  onFavorite: (jobId: number, isFavorite: boolean) => void;
  onApply: (job: Pick<JobFacts, 'id' | 'title'>) => void;
  /** The address of the job's own page. */
  pageOf: (jobId: number) => string;
}
