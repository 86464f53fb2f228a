import { queryOptions } from '@tanstack/react-query';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';

/** Rows per list on a dashboard, which links to the complete list. */
export const shownRows = 6;

/** The manager's newest jobs of one status, with their total. Ask for one row if only the total is needed. */
export const managerJobsQuery = (status: JobStatus, perPage: number) =>
  queryOptions({
    queryKey: ['jobs', 'dashboard', status],
    queryFn: ({ signal }) => api.jobs.listJobs({ query: { status, perPage }, signal }),
  });
