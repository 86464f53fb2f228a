import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { guestJobsPerPage } from '../../../../shared/constants/limits.ts';
import type { contract } from '../../../../shared/contract/contract.ts';
import type { ResponseOf } from '../../../../shared/contract/route.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { guestJobKeys } from '../../../common/query-keys/guest-jobs.ts';
import { type JobFilter, wireFilter } from '../job-filter.ts';
import type { SortOrder } from '../sort-cycle.ts';

export interface GuestJobsRequest {
  campaign: string | undefined;
  filter: JobFilter;
  sort: SortOrder;
  /** The text to search all jobs for; '' without a search. */
  search: string;
}

/** One page of public jobs. */
export type GuestJobsResponse = ResponseOf<(typeof contract)['guest']['listGuestJobs']>;

/** Pages of 50 public jobs. The first also includes the counts for the filters (API-33). */
export const guestJobsQuery = ({ campaign, filter, sort, search }: GuestJobsRequest) => {
  const wire = wireFilter(filter);
  return infiniteQueryOptions({
    queryKey: [...guestJobKeys.all, { campaign, wire, sort, search }],
    queryFn: ({ pageParam, signal }) =>
      api.guest.listGuestJobs({
        query: {
          page: pageParam,
          perPage: guestJobsPerPage,
          campaign,
          filter: wire,
          order: sort,
          search: search || undefined,
          facets: pageParam === 1 ? true : undefined,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
};

/** The number of public jobs that match a request, without the jobs. */
export const jobsCountQuery = ({ campaign, filter, search }: Omit<GuestJobsRequest, 'sort'>) => {
  const wire = wireFilter(filter);
  return queryOptions({
    queryKey: [...guestJobKeys.counts, { campaign, wire, search }],
    queryFn: async ({ signal }) =>
      (
        await api.guest.listGuestJobs({
          query: { page: 1, perPage: 1, campaign, filter: wire, search: search || undefined },
          signal,
        })
      ).meta.total,
  });
};
