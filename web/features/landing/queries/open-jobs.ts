import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const freshFor = 5 * 60_000;

/** How many jobs are open now. */
export const openJobsQuery = queryOptions({
  queryKey: ['guest-jobs', 'count'],
  queryFn: async ({ signal }) => (await api.guest.listGuestJobs({ query: { perPage: 1 }, signal })).meta.total,
  staleTime: freshFor,
});

/** The open categories with their counts, fullest first. */
export const openCategoriesQuery = queryOptions({
  queryKey: ['guest-campaigns'],
  queryFn: async ({ signal }) => (await api.guest.listGuestCampaigns({ query: { perPage: 100 }, signal })).data,
  staleTime: freshFor,
});
