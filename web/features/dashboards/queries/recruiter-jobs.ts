import { queryOptions } from '@tanstack/react-query';
import type { RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';

/** Jobs of the recruiter's managers in one scope, newest first, with their total (DASH-22). */
export const recruiterJobsQuery = (status: RecruiterJobScope, perPage: number) =>
  queryOptions({
    queryKey: ['jobs', 'dashboard', 'recruiter', status],
    queryFn: ({ signal }) => api.jobs.listRecruiterJobs({ query: { status, perPage }, signal }),
  });

/** The number of applications waiting for the recruiter's decision. */
export const waitingCountQuery = queryOptions({
  queryKey: ['self-assignments', 'count'],
  queryFn: async ({ signal }) =>
    (await api.applications.listSelfAssignments({ query: { perPage: 1 }, signal })).meta.total,
});
