import { queryOptions } from '@tanstack/react-query';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';

/** How many rows a dashboard's list shows; the rest is a link away. */
export const shownRows = 6;

/** The manager's newest jobs of one status, with how many there are; one row where only the number is wanted. */
export const managerJobsQuery = (status: JobStatus, perPage: number) =>
  queryOptions({
    queryKey: ['jobs', 'dashboard', status],
    queryFn: ({ signal }) => api.jobs.listJobs({ query: { status, perPage }, signal }),
  });
