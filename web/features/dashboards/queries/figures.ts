import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListedFigure } from '../../../../shared/constants/dashboard.ts';
import type {
  ClientClosure,
  ClosedJobRow,
  ComparedManager,
  DashboardFigures,
  FigureRow,
  PutForwardGroup,
  RankedPerson,
} from '../../../../shared/model/dashboard.ts';
import type { Narrowing } from '../../../../shared/rules/listed-figure.ts';
import { api } from '../../../api/api.ts';
import { nextPage, type ListPage } from '../../../api/paging.ts';
import type { AskedRange } from '../../../common/lists/use-range.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** Which figures of a dashboard there are, and whose. */
export type DashboardOf = 'manager' | 'recruiter' | 'super_manager';

/** What a card of a dashboard is about: whose, of which range and, for super managers, of which manager. */
export interface OfRange {
  of: DashboardOf;
  asked: AskedRange;
  managerId?: number | undefined;
}

type Query = AskedRange & { managerId?: number };
type Paged = Query & { page: number; perPage?: number };

/** Reads one page of a list. */
export type ReadPage<R> = (query: Paged, signal?: AbortSignal) => Promise<ListPage<R>>;

/** A figure's list as its calls name it; a later page continues before a row. */
export type AskedFigure = Narrowing & { figure: ListedFigure; step?: string };
type AskedRows = AskedFigure & { page: number; perPage?: number; before?: string };
type FigureRows = ListPage<FigureRow> & { meta: { next: string | null } };

interface Reads {
  figures: (query: Query, signal: AbortSignal) => Promise<DashboardFigures>;
  closedJobs: ReadPage<ClosedJobRow>;
  topRecruiters: (query: Query, signal: AbortSignal) => Promise<RankedPerson[]>;
  rows: (query: Query & AskedRows, signal?: AbortSignal) => Promise<FigureRows>;
}

const { dashboards } = api;
const reads: Record<DashboardOf, Reads> = {
  manager: {
    figures: async (query, signal) => (await dashboards.readManagerDashboard({ query, signal })).data,
    closedJobs: (query, signal) => dashboards.listManagerClosedJobs({ query, ...(signal && { signal }) }),
    topRecruiters: async (query, signal) => (await dashboards.listManagerTopRecruiters({ query, signal })).data,
    rows: (query, signal) => dashboards.listManagerFigure({ query, ...(signal && { signal }) }),
  },
  recruiter: {
    figures: async (query, signal) => (await dashboards.readRecruiterDashboard({ query, signal })).data,
    closedJobs: (query, signal) => dashboards.listRecruiterClosedJobs({ query, ...(signal && { signal }) }),
    topRecruiters: async (query, signal) => (await dashboards.listRecruiterTopRecruiters({ query, signal })).data,
    rows: (query, signal) => dashboards.listRecruiterFigure({ query, ...(signal && { signal }) }),
  },
  super_manager: {
    figures: async (query, signal) => (await dashboards.readManagersStatistics({ query, signal })).data,
    closedJobs: (query, signal) => dashboards.listManagersClosedJobs({ query, ...(signal && { signal }) }),
    topRecruiters: async ({ managerId, ...query }, signal) =>
      managerId
        ? (await dashboards.listTopRecruitersOfManager({ params: { id: managerId }, query, signal })).data
        : (await dashboards.listTopRecruiters({ query, signal })).data,
    rows: (query, signal) => dashboards.listManagersFigure({ query, ...(signal && { signal }) }),
  },
};
const closures: Record<'manager' | 'super_manager', ReadPage<ClientClosure>> = {
  manager: (query, signal) => dashboards.listManagerClientClosures({ query, ...(signal && { signal }) }),
  super_manager: (query, signal) => dashboards.listClientClosures({ query, ...(signal && { signal }) }),
};
const groups: Record<'skills' | 'clients', ReadPage<PutForwardGroup>> = {
  skills: (query, signal) => dashboards.listRecruiterSkills({ query, ...(signal && { signal }) }),
  clients: (query, signal) => dashboards.listRecruiterClients({ query, ...(signal && { signal }) }),
};

const queryOf = ({ asked, managerId }: OfRange): Query => (managerId ? { ...asked, managerId } : asked);

// Below the key of dashboards, so that whatever changes a job or a candidate on it reloads the figures too.
const keyOf = (what: string, scope: OfRange) => [...figuresKey, what, scope.of, queryOf(scope)] as const;
/** All that is counted in a range. */
export const figuresKey = [...jobKeys.dashboards, 'counted'] as const;

function pages<R>(what: string, scope: OfRange, read: ReadPage<R>) {
  return infiniteQueryOptions({
    queryKey: keyOf(what, scope),
    queryFn: ({ signal, pageParam }) => read({ ...queryOf(scope), page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
}

/** What happened in the range. */
export const figuresQuery = (scope: OfRange) =>
  queryOptions({
    queryKey: keyOf('figures', scope),
    queryFn: ({ signal }) => reads[scope.of].figures(queryOf(scope), signal),
    placeholderData: keepPreviousData,
  });

/** Jobs that were closed in the range, latest first (DASH-05, DASH-21, DASH-24). */
export const closedJobsQuery = (scope: OfRange) => pages('closed-jobs', scope, reads[scope.of].closedJobs);

/** Clients whose jobs were closed in the range (DASH-06, DASH-18). */
export const closuresQuery = (scope: OfRange & { of: 'manager' | 'super_manager' }) =>
  pages('closures', scope, closures[scope.of]);

/** How far the candidates are whom the recruiter put forward in the range, by skill or client (DASH-25, DASH-26). */
export const putForwardQuery = (by: 'skills' | 'clients', scope: OfRange) => pages(by, scope, groups[by]);

const compared: ReadPage<ComparedManager> = (query, signal) =>
  dashboards.listComparedManagers({ query, ...(signal && { signal }) });

/** What happened at each manager who works with the super manager. */
export const comparedManagersQuery = (scope: OfRange) =>
  pages('compared', { of: scope.of, asked: scope.asked }, compared);

/** Every row of a list page by page, for a file; only one page is held at a time. */
export async function* everyPage<R>(
  read: (page: number, perPage: number) => Promise<ListPage<R>>,
): AsyncGenerator<R[]> {
  for (let page = 1; ; page++) {
    const { data, meta } = await read(page, mostPerPage);
    yield data;
    if (page * mostPerPage >= meta.total || data.length === 0) return;
  }
}
const mostPerPage = 100;

/** Reads all rows of each list, page by page. */
export const everyPageOf = {
  closedJobs: (scope: OfRange) =>
    everyPage((page, perPage) => reads[scope.of].closedJobs({ ...queryOf(scope), page, perPage })),
  closures: (scope: OfRange & { of: 'manager' | 'super_manager' }) =>
    everyPage((page, perPage) => closures[scope.of]({ ...queryOf(scope), page, perPage })),
  putForward: (by: 'skills' | 'clients', scope: OfRange) =>
    everyPage((page, perPage) => groups[by]({ ...queryOf(scope), page, perPage })),
  leaderboard: (asked: AskedRange) =>
    everyPage((page, perPage) => dashboards.listLeaderboard({ query: { ...asked, page, perPage } })),
  compared: ({ asked }: OfRange) => everyPage((page, perPage) => compared({ ...asked, page, perPage })),
};

/** The first people by hires in the range (DASH-07, DASH-20, DASH-28). */
export const topRecruitersQuery = (scope: OfRange) =>
  queryOptions({
    queryKey: keyOf('top-recruiters', scope),
    queryFn: ({ signal }) => reads[scope.of].topRecruiters(queryOf(scope), signal),
  });

/** All recruiters with points in the range, the most first. */
export const leaderboardQuery = (asked: AskedRange) =>
  infiniteQueryOptions({
    queryKey: keyOf('leaderboard', { of: 'recruiter', asked }),
    queryFn: ({ signal, pageParam }) => dashboards.listLeaderboard({ query: { ...asked, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** The first managers by hires in the range (DASH-08). */
export const topManagersQuery = ({ of, asked }: OfRange) =>
  queryOptions({
    queryKey: keyOf('top-managers', { of, asked }),
    queryFn: async ({ signal }) => (await dashboards.listTopManagers({ query: asked, signal })).data,
  });

/** How many jobs there are now, and clients of all managers in the range (DASH-02, DASH-03). */
export const jobCountersQuery = (scope: OfRange) =>
  queryOptions({
    queryKey: keyOf('job-counters', scope),
    queryFn: async ({ signal }) => (await dashboards.readJobCounters({ query: queryOf(scope), signal })).data,
    placeholderData: keepPreviousData,
  });

interface PlaceAmongRows {
  page: number;
  before?: string;
}
const nextRows = ({ meta: { next, page } }: FigureRows): PlaceAmongRows | undefined =>
  next === null ? undefined : { page: page + 1, before: next };

/** What a figure counts in the range, latest first (PLUS-30). */
export const figureRowsQuery = (scope: OfRange, asked: AskedFigure) =>
  infiniteQueryOptions({
    queryKey: [...keyOf('rows', scope), asked],
    queryFn: ({ signal, pageParam }) => reads[scope.of].rows({ ...queryOf(scope), ...asked, ...pageParam }, signal),
    initialPageParam: { page: 1 } as PlaceAmongRows,
    getNextPageParam: nextRows,
    placeholderData: keepPreviousData,
  });

/** Every row that a figure counts, page by page, for a file. */
export async function* everyFigureRow(scope: OfRange, asked: AskedFigure): AsyncGenerator<FigureRow[]> {
  for (let place: PlaceAmongRows | undefined = { page: 1 }; place;) {
    const page: FigureRows = await reads[scope.of].rows({
      ...queryOf(scope),
      ...asked,
      ...place,
      perPage: mostPerPage,
    });
    yield page.data;
    place = nextRows(page);
  }
}
