import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

const paged = { initialPageParam: 1, getNextPageParam: nextPage } as const;

/** Clients with the manager's open jobs for each, page by page (JOB-09). */
export const clientsJobsQuery = infiniteQueryOptions({
  queryKey: [...jobKeys.all, 'by-client'],
  queryFn: ({ pageParam, signal }) => api.jobs.listClientsJobs({ query: { page: pageParam }, signal }),
  ...paged,
});

/** Recruiters with the clients of the open jobs that they recruit for, page by page (JOB-09). */
export const recruitersClientsQuery = infiniteQueryOptions({
  queryKey: [...jobKeys.all, 'clients-by-recruiter'],
  queryFn: ({ pageParam, signal }) => api.jobs.listRecruitersClients({ query: { page: pageParam }, signal }),
  ...paged,
});

/** Recruiters with the open jobs that they recruit for, page by page (JOB-09). */
export const recruitersJobsQuery = infiniteQueryOptions({
  queryKey: [...jobKeys.all, 'by-recruiter'],
  queryFn: ({ pageParam, signal }) => api.jobs.listRecruitersJobs({ query: { page: pageParam }, signal }),
  ...paged,
});
