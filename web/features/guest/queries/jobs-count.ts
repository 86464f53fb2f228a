import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { wireFilter } from '../job-filter.ts';
import type { GuestJobsWish } from './guest-jobs.ts';

/** The number of public jobs that match a request, without the jobs. */
export const jobsCountQuery = ({ campaign, filter, search }: Omit<GuestJobsWish, 'sort'>) => {
  const wire = wireFilter(filter);
  return queryOptions({
    queryKey: ['guest-jobs', 'count', { campaign, wire, search }],
    queryFn: async ({ signal }) =>
      (
        await api.guest.listGuestJobs({
          query: { page: 1, perPage: 1, campaign, filter: wire, search: search || undefined },
          signal,
        })
      ).meta.total,
  });
};
