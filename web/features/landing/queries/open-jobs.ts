import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const freshFor = 5 * 60_000;

/** As many as stand beside the hero's words. */
const newestShown = 4;

/** How many jobs are open now, and those that came last. */
export const openJobsQuery = queryOptions({
  queryKey: ['guest-jobs', 'newest'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await api.guest.listGuestJobs({ query: { perPage: newestShown }, signal });
    return { total: meta.total, newest: data };
  },
  staleTime: freshFor,
});

/**
 * The open categories with their counts, on the host of a domain only its own (API-36); the list of jobs goes on with
 * the same answer.
 */
export const openCategoriesQuery = queryOptions({
  queryKey: ['guest-campaigns'],
  queryFn: async ({ signal }) =>
    (await api.guest.listGuestCampaigns({ query: { perPage: 100, hostname: globalThis.location.hostname }, signal }))
      .data,
  staleTime: freshFor,
});
