import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { guestCampaignsQuery } from '../../../common/jobs/guest-campaigns.ts';
import { guestJobKeys } from '../../../common/query-keys/guest-jobs.ts';

const freshFor = 5 * 60_000;

/** The number of jobs shown next to the hero's text. */
const newestShown = 4;

/** The number of open jobs, and the newest of them. */
export const openJobsQuery = queryOptions({
  queryKey: guestJobKeys.newest,
  queryFn: async ({ signal }) => {
    const { data, meta } = await api.guest.listGuestJobs({ query: { perPage: newestShown }, signal });
    return { total: meta.total, newest: data };
  },
  staleTime: freshFor,
});

/** The open categories with their counts; the job list reuses the cached response (API-36). */
export const openCategoriesQuery = queryOptions({ ...guestCampaignsQuery, staleTime: freshFor });
