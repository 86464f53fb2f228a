import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '../../../../shared/constants/date-ranges.ts';
import type {
  ClientClosure,
  ClosedJobRow,
  DashboardFigures,
  RankedPerson,
} from '../../../../shared/model/dashboard.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The range of a dashboard as its calls name it; `all` sends none (DASH-10). */
export interface AskedRange {
  range?: Exclude<DateRange, 'all'>;
  zone: string;
}

/** Which figures of a dashboard there are, and whose. */
export type DashboardOf = 'manager' | 'recruiter' | 'super_manager';

interface Page<R> {
  data: R[];
  meta: { total: number; page: number; perPage: number };
}

type Reads = {
  figures: (query: AskedRange, signal: AbortSignal) => Promise<DashboardFigures>;
  closedJobs: (query: AskedRange & { page: number }, signal: AbortSignal) => Promise<Page<ClosedJobRow>>;
  closures?: (query: AskedRange & { page: number }, signal: AbortSignal) => Promise<Page<ClientClosure>>;
  topRecruiters: (query: AskedRange, signal: AbortSignal) => Promise<RankedPerson[]>;
  topManagers?: (query: AskedRange, signal: AbortSignal) => Promise<RankedPerson[]>;
};

const { dashboards } = api;
const reads: Record<DashboardOf, Reads> = {
  manager: {
    figures: async (query, signal) => (await dashboards.readManagerDashboard({ query, signal })).data,
    closedJobs: (query, signal) => dashboards.listManagerClosedJobs({ query, signal }),
    closures: (query, signal) => dashboards.listManagerClientClosures({ query, signal }),
    topRecruiters: async (query, signal) => (await dashboards.listManagerTopRecruiters({ query, signal })).data,
  },
  recruiter: {
    figures: async (query, signal) => (await dashboards.readRecruiterDashboard({ query, signal })).data,
    closedJobs: (query, signal) => dashboards.listRecruiterClosedJobs({ query, signal }),
    topRecruiters: async (query, signal) => (await dashboards.listRecruiterTopRecruiters({ query, signal })).data,
  },
  super_manager: {
    figures: async (query, signal) => (await dashboards.readManagersStatistics({ query, signal })).data,
    closedJobs: (query, signal) => dashboards.listManagersClosedJobs({ query, signal }),
    closures: (query, signal) => dashboards.listClientClosures({ query, signal }),
    topRecruiters: async (query, signal) => (await dashboards.listTopRecruiters({ query, signal })).data,
    topManagers: async (query, signal) => (await dashboards.listTopManagers({ query, signal })).data,
  },
};

// Below the key of dashboards, so that whatever changes a job or a candidate on it reloads the figures too.
const keyOf = (what: string, of: DashboardOf, asked: AskedRange) => [...jobKeys.dashboards, what, of, asked] as const;

/** What happened in the range. */
export const figuresQuery = (of: DashboardOf, asked: AskedRange) =>
  queryOptions({
    queryKey: keyOf('figures', of, asked),
    queryFn: ({ signal }) => reads[of].figures(asked, signal),
    placeholderData: keepPreviousData,
  });

/** Jobs that were closed in the range, latest first (DASH-05, DASH-21, DASH-24). */
export const closedJobsQuery = (of: DashboardOf, asked: AskedRange) =>
  infiniteQueryOptions({
    queryKey: keyOf('closed-jobs', of, asked),
    queryFn: ({ signal, pageParam }) => reads[of].closedJobs({ ...asked, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Clients whose jobs were closed in the range (DASH-06, DASH-18). */
export const closuresQuery = (of: 'manager' | 'super_manager', asked: AskedRange) =>
  infiniteQueryOptions({
    queryKey: keyOf('closures', of, asked),
    queryFn: async ({ signal, pageParam }) =>
      (await reads[of].closures?.({ ...asked, page: pageParam }, signal)) ?? nothing,
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The first people by hires in the range (DASH-07, DASH-08, DASH-20, DASH-28). */
export const topPeopleQuery = (whom: 'topRecruiters' | 'topManagers', of: DashboardOf, asked: AskedRange) =>
  queryOptions({
    queryKey: keyOf(whom, of, asked),
    queryFn: async ({ signal }) => (await reads[of][whom]?.(asked, signal)) ?? [],
  });

const nothing: Page<never> = { data: [], meta: { total: 0, page: 1, perPage: 1 } };
