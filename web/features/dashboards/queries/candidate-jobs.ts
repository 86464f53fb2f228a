import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Jobs that a recruiter put the candidate on, jobs applied to, jobs marked. */
export type CandidateScope = 'assigned' | 'applied' | 'favorite';

/** The candidate's own jobs of one kind, newest first, with how many there are (DASH-29 to DASH-31). */
export const candidateJobsQuery = (scope: CandidateScope, perPage: number) =>
  queryOptions({
    queryKey: ['candidate-jobs', 'dashboard', scope],
    queryFn: ({ signal }) => api.applications.listCandidateJobs({ query: { scope, perPage }, signal }),
  });
