import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const freshFor = 5 * 60_000;

/** The number of jobs shown next to the hero's text. */
const newestShown = 4;

/** The number of open jobs, and the newest of them. */
export const openJobsQuery = queryOptions({
  queryKey: ['guest-jobs', 'newest'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await api.guest.listGuestJobs({ query: { perPage: newestShown }, signal });
    return { total: meta.total, newest: data };
  },
  staleTime: freshFor,
});

/**
 * The open categories with their counts; a themed host lists only its own (API-36). The job list reuses the cached
 * response.
 */
export const openCategoriesQuery = queryOptions({
  queryKey: ['guest-campaigns'],
  queryFn: async ({ signal }) =>
    (await api.guest.listGuestCampaigns({ query: { perPage: 100, hostname: globalThis.location.hostname }, signal }))
      .data,
  staleTime: freshFor,
});
