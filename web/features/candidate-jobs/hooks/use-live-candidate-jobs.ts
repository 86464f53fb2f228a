import { useLiveRefresh } from '../../../api/use-live.ts';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';

/**
 * Reloads the candidate's own jobs when a recruiter or manager answers or moves them, when such a job is changed, held,
 * closed or removed, and after a lost connection.
 */
export const useLiveCandidateJobs = (): void =>
  useLiveRefresh(candidateJobKeys.all, {
    application: true,
    'candidate-on-job': true,
    job: true,
    notification: ({ notification: { payload } }) => 'job' in payload,
  });
