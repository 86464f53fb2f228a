import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { JobStatus, RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';
import type { AskedRange } from '../../../common/lists/use-range.ts';
import { selfAssignmentKeys } from '../../../common/query-keys/self-assignments.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';

/** Rows per list on a dashboard, which links to the complete list. */
export const shownRows = 6;

/** The manager's newest jobs of one status, with their total. Ask for one row if only the total is needed. */
export const managerJobsQuery = (status: JobStatus, perPage: number) =>
  queryOptions({
    queryKey: [...jobKeys.dashboards, status],
    queryFn: ({ signal }) => api.jobs.listJobs({ query: { status, perPage }, signal }),
  });

/** Jobs of the recruiter's managers in one scope, newest first, with their total (DASH-22). */
export const recruiterJobsQuery = (status: RecruiterJobScope, perPage: number) =>
  queryOptions({
    queryKey: [...jobKeys.dashboards, 'recruiter', status],
    queryFn: ({ signal }) => api.jobs.listRecruiterJobs({ query: { status, perPage }, signal }),
  });

/** The number of applications waiting for the recruiter's decision. */
export const waitingCountQuery = queryOptions({
  queryKey: selfAssignmentKeys.count,
  queryFn: async ({ signal }) =>
    (await api.applications.listSelfAssignments({ query: { perPage: 1 }, signal })).meta.total,
});

/** Which jobs to list: assigned by a recruiter, applied to, favourite, or recommended. */
export type CandidateScope = 'assigned' | 'applied' | 'favorite' | 'recommended';

/** The candidate's jobs of one kind in the range, newest first, with their total (DASH-29 to DASH-32, DASH-37). */
export const candidateJobsQuery = (scope: CandidateScope, asked: AskedRange, perPage: number) =>
  queryOptions({
    queryKey: [...candidateJobKeys.dashboards, scope, asked],
    queryFn: ({ signal }) => api.applications.listCandidateJobs({ query: { scope, ...asked, perPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** How many jobs the candidate has ever applied for, or was put forward on (DASH-36). */
export const ownJobsCountQuery = queryOptions({
  queryKey: [...candidateJobKeys.dashboards, 'count'],
  queryFn: async ({ signal }) =>
    (await api.applications.listCandidateJobs({ query: { scope: 'applied', perPage: 1 }, signal })).meta.total,
});
