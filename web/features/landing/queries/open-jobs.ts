import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const freshFor = 5 * 60_000;

/** How many jobs are open now, and the one that came last. */
export const openJobsQuery = queryOptions({
  queryKey: ['guest-jobs', 'newest'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await api.guest.listGuestJobs({ query: { perPage: 1 }, signal });
    return { total: meta.total, newest: data[0] };
  },
  staleTime: freshFor,
});

/** The open categories with their counts, fullest first. */
export const openCategoriesQuery = queryOptions({
  queryKey: ['guest-campaigns'],
  queryFn: async ({ signal }) => (await api.guest.listGuestCampaigns({ query: { perPage: 100 }, signal })).data,
  staleTime: freshFor,
});
