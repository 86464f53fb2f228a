import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { guestJobsPerPage } from '../../../../shared/constants/limits.ts';
import type { contract } from '../../../../shared/contract/contract.ts';
import type { ResponseOf } from '../../../../shared/contract/route.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { guestJobKeys } from '../../../common/query-keys/guest-jobs.ts';
import { type JobFilter, wireFilter } from '../model/job-filter.ts';
import type { SortField, SortOrder } from '../model/sort-cycle.ts';

export interface GuestJobsRequest {
  campaign: string | undefined;
  filter: JobFilter;
  sort: SortOrder;
  /** The field to sort by. */
  by?: SortField;
  /** The text to search all jobs for; '' without a search. */
  search: string;
}

/** One page of public jobs. */
export type GuestJobsResponse = ResponseOf<(typeof contract)['guest']['listGuestJobs']>;

/** What a list asks for except for the part of the map, the place that such a part replaces, and its circle. */
function withoutBounds(queryKey: readonly unknown[] | undefined): string {
  const names = new Set(['bounds', 'cityId', 'countryId', 'proximity']);
  return JSON.stringify(queryKey ?? null, (name, value: unknown) => (names.has(name) ? undefined : value));
}

/** Pages of 50 public jobs. The first also includes the counts for the filters (API-33). */
export const guestJobsQuery = ({ campaign, filter, sort, by, search }: GuestJobsRequest) => {
  const wire = wireFilter(filter);
  const queryKey = [...guestJobKeys.all, { campaign, wire, sort, by, search }];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.guest.listGuestJobs({
        query: {
          page: pageParam,
          perPage: guestJobsPerPage,
          campaign,
          filter: wire,
          order: sort,
          order_by: by,
          search: search || undefined,
          facets: pageParam === 1 ? true : undefined,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // While the map moves, the last part's jobs stay until the next ones are there; any other change is a new list.
    placeholderData: (shown, before) =>
      wire.bounds && withoutBounds(before?.queryKey) === withoutBounds(queryKey) ? shown : undefined,
  });
};

/** The number of public jobs that match a request, without the jobs. */
export const jobsCountQuery = ({ campaign, filter, search }: Omit<GuestJobsRequest, 'sort' | 'by'>) => {
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
