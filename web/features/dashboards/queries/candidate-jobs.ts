import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Which jobs to list: assigned by a recruiter, applied to, or favourite. */
export type CandidateScope = 'assigned' | 'applied' | 'favorite';

/** The candidate's jobs of one kind, newest first, with their total (DASH-29 to DASH-31). */
export const candidateJobsQuery = (scope: CandidateScope, perPage: number) =>
  queryOptions({
    queryKey: ['candidate-jobs', 'dashboard', scope],
    queryFn: ({ signal }) => api.applications.listCandidateJobs({ query: { scope, perPage }, signal }),
  });
