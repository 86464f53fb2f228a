import { keepPreviousData, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closedJobsQuery,
  closuresQuery,
  comparedManagersQuery,
  everyFigureRow,
  everyPageOf,
  figureRowsQuery,
  figuresQuery,
  jobCountersQuery,
  putForwardQuery,
  topManagersQuery,
  topRecruitersQuery,
  type DashboardOf,
  type OfRange,
} from '../../../../web/features/dashboards/queries/figures.ts';
import {
  candidateJobsQuery,
  managerJobsQuery,
  ownJobsCountQuery,
  recruiterJobsQuery,
  waitingCountQuery,
} from '../../../../web/features/dashboards/queries/jobs.ts';
import { managerOptionsQuery } from '../../../../web/features/dashboards/queries/manager-options.ts';
import { everyPayAsked, payAskedQuery } from '../../../../web/features/dashboards/queries/pay-asked.ts';
import { everySlowJob, slowJobsQuery } from '../../../../web/features/dashboards/queries/slow-jobs.ts';

interface Args {
  query?: { page?: number };
}
/** An API whose lists have as many rows as `server.total`, `server.perPage` of them on a page. */
const server = vi.hoisted(() => ({ calls: [] as [string, Args][], total: 2, perPage: 1, api: {} as object }));
vi.mock('../../../../web/api/api.ts', () => {
  const answer = async (name: string, args: Args) => {
    server.calls.push([name, args]);
    const page = args.query?.page ?? 1;
    const isLast = page * server.perPage >= server.total;
    const meta = { page, perPage: server.perPage, total: server.total, next: isLast ? null : `before ${page}` };
    return { data: server.total > 0 ? [{ jobId: 10 + page }] : [], meta };
  };
  const calls = new Proxy({}, { get: (_, name) => (args: Args) => answer(String(name), args) });
  return { api: new Proxy({}, { get: () => calls }) };
});

const week = { range: 'week', zone: 'UTC' } as const;
const signal = expect.any(AbortSignal);
const of = (role: DashboardOf, managerId?: number) => ({ of: role, asked: week, managerId });
type Both = OfRange & { of: 'manager' | 'super_manager' };
const counted = ['jobs', 'dashboard', 'counted'];
const rows = [{ jobId: 11 }];

beforeEach(() => {
  Object.assign(server, { calls: [], total: 2, perPage: 1 });
});

/** What is read by a query: its key, its calls, and what it gives; of a list its first page. */
async function read(query: object) {
  const client = new QueryClient();
  const given = await client.fetchQuery(query as Parameters<typeof client.fetchQuery>[0]);
  return [client.getQueryCache().getAll()[0]?.queryKey, server.calls, given];
}
/** The same of a list page by page, up to its end. */
async function readAll(query: object) {
  const client = new QueryClient();
  const all = { ...query, pages: 9 } as unknown as Parameters<typeof client.fetchInfiniteQuery>[0];
  const { pages } = await client.fetchInfiniteQuery(all);
  return [client.getQueryCache().getAll()[0]?.queryKey, server.calls, pages.map((page) => (page as Read).data)];
}
interface Read {
  data: object[];
}

describe('A number or ranking of a dashboard', () => {
  it.each<[string, object, unknown[], string, object]>([
    ['the manager’s figures', figuresQuery(of('manager')), ['figures', 'manager', week], 'readManagerDashboard', week],
    ['figures', figuresQuery(of('recruiter')), ['figures', 'recruiter', week], 'readRecruiterDashboard', week],
    [
      'all managers’ figures',
      figuresQuery(of('super_manager')),
      ['figures', 'super_manager', week],
      'readManagersStatistics',
      week,
    ],
    [
      'one manager’s figures',
      figuresQuery(of('super_manager', 9)),
      ['figures', 'super_manager', { ...week, managerId: 9 }],
      'readManagersStatistics',
      { ...week, managerId: 9 },
    ],
    [
      'the manager’s recruiters',
      topRecruitersQuery(of('manager')),
      ['top-recruiters', 'manager', week],
      'listManagerTopRecruiters',
      week,
    ],
    [
      'the recruiter’s colleagues',
      topRecruitersQuery(of('recruiter')),
      ['top-recruiters', 'recruiter', week],
      'listRecruiterTopRecruiters',
      week,
    ],
    [
      'all recruiters',
      topRecruitersQuery(of('super_manager')),
      ['top-recruiters', 'super_manager', week],
      'listTopRecruiters',
      week,
    ],
    [
      'managers, of whichever manager the rest is',
      topManagersQuery(of('super_manager', 9)),
      ['top-managers', 'super_manager', week],
      'listTopManagers',
      week,
    ],
    [
      'counters of jobs',
      jobCountersQuery(of('super_manager')),
      ['job-counters', 'super_manager', week],
      'readJobCounters',
      week,
    ],
  ])('is read by one call that can be stopped: %s', async (_, query, key, call, asked) => {
    expect(await read(query)).toEqual([[...counted, ...key], [[call, { query: asked, signal }]], rows]);
  });

  it('is read of the recruiters of one manager by the path of that manager', async () => {
    const key = [...counted, 'top-recruiters', 'super_manager', { ...week, managerId: 9 }];
    const call = ['listTopRecruitersOfManager', { params: { id: 9 }, query: week, signal }];
    expect(await read(topRecruitersQuery(of('super_manager', 9)))).toEqual([key, [call], rows]);
  });

  it('is the total of a list of which one row is read, or the whole answer where rows are shown beside it', async () => {
    const meta = { page: 1, perPage: 1, total: 2, next: 'before 1' };
    const expected: [object, string[], string, object, unknown][] = [
      [waitingCountQuery, ['self-assignments', 'count'], 'listSelfAssignments', { perPage: 1 }, 2],
      [
        ownJobsCountQuery,
        ['candidate-jobs', 'dashboard', 'count'],
        'listCandidateJobs',
        { scope: 'applied', perPage: 1 },
        2,
      ],
      [managerOptionsQuery, [...counted, 'managers'], 'listManagers', { perPage: 100 }, rows],
      [
        managerJobsQuery('on_hold', 6),
        ['jobs', 'dashboard', 'on_hold'],
        'listJobs',
        { status: 'on_hold', perPage: 6 },
        { data: rows, meta },
      ],
      [
        recruiterJobsQuery('new', 1),
        ['jobs', 'dashboard', 'recruiter', 'new'],
        'listRecruiterJobs',
        { status: 'new', perPage: 1 },
        { data: rows, meta },
      ],
    ];
    for (const [query, key, call, asked, given] of expected) {
      server.calls = [];
      expect(await read(query)).toEqual([key, [[call, { query: asked, signal }]], given]);
    }
    server.calls = [];
    const [key, calls] = await read(candidateJobsQuery('favorite', week, 6));
    expect(key).toEqual(['candidate-jobs', 'dashboard', 'favorite', week]);
    expect(calls).toEqual([['listCandidateJobs', { query: { scope: 'favorite', ...week, perPage: 6 }, signal }]]);
  });

  it('of the time before stays until that of another has come, except where a ranking would name the wrong people', () => {
    const scope = of('super_manager');
    const asked = { figure: 'moves' } as const;
    const staying = [
      figuresQuery(scope),
      jobCountersQuery(scope),
      closedJobsQuery(scope),
      figureRowsQuery(scope, asked),
      candidateJobsQuery('applied', week, 6),
    ];
    for (const { placeholderData } of staying) expect(placeholderData).toBe(keepPreviousData);
    for (const query of [topRecruitersQuery(scope), topManagersQuery(scope)])
      expect(query).not.toHaveProperty('placeholderData');
  });
});

describe('A list of a dashboard', () => {
  const asked = { figure: 'moves', status: 'contacted' } as const;
  it.each<[object, unknown[], string, object]>([
    [closedJobsQuery(of('manager')), ['closed-jobs', 'manager'], 'listManagerClosedJobs', week],
    [closedJobsQuery(of('recruiter')), ['closed-jobs', 'recruiter'], 'listRecruiterClosedJobs', week],
    [closedJobsQuery(of('super_manager')), ['closed-jobs', 'super_manager'], 'listManagersClosedJobs', week],
    [closuresQuery(of('manager') as Both), ['closures', 'manager'], 'listManagerClientClosures', week],
    [closuresQuery(of('super_manager') as Both), ['closures', 'super_manager'], 'listClientClosures', week],
    [putForwardQuery('skills', of('recruiter')), ['skills', 'recruiter'], 'listRecruiterSkills', week],
    [putForwardQuery('clients', of('recruiter')), ['clients', 'recruiter'], 'listRecruiterClients', week],
    [comparedManagersQuery(of('super_manager', 9)), ['compared', 'super_manager'], 'listComparedManagers', week],
  ])('is read page by page to its end: %#', async (query, key, call, by) => {
    expect(await readAll(query)).toEqual([
      [...counted, ...key, week],
      [1, 2].map((page) => [call, { query: { ...by, page }, signal }]),
      [[{ jobId: 11 }], [{ jobId: 12 }]],
    ]);
  });

  it.each([
    ['manager', 'listManagerFigure'],
    ['recruiter', 'listRecruiterFigure'],
    ['super_manager', 'listManagersFigure'],
  ] as const)('of what a figure of a %s counts continues before its last row', async (role, call) => {
    const [first, next] = [
      { ...week, ...asked, page: 1 },
      { ...week, ...asked, page: 2, before: 'before 1' },
    ];
    expect(await readAll(figureRowsQuery(of(role), asked))).toEqual([
      [...counted, 'rows', role, week, asked],
      [first, next].map((query) => [call, { query, signal }]),
      [[{ jobId: 11 }], [{ jobId: 12 }]],
    ]);
    server.calls = [];
    const read: unknown[] = [];
    for await (const some of everyFigureRow(of(role), asked)) read.push(...some);
    expect(read, 'for a file').toEqual([{ jobId: 11 }, { jobId: 12 }]);
    expect(server.calls).toEqual([first, next].map((query) => [call, { query: { ...query, perPage: 100 } }]));
  });

  it.each([
    [slowJobsQuery, everySlowJob, 'slow-jobs', 'listSlowJobs', { perPage: 100 }],
    [payAskedQuery, everyPayAsked, 'pay-asked', 'listPayAsked', {}],
  ] as const)('of open jobs continues after its last job: %#', async (query, every, key, call, perPage) => {
    const [first, next] = [{ page: 1 }, { page: 2, after: 11 }];
    expect(await readAll(query)).toEqual([
      [...counted, key],
      [first, next].map((place) => [call, { query: { ...place, perPage: 5 }, signal }]),
      [[{ jobId: 11 }], [{ jobId: 12 }]],
    ]);
    server.calls = [];
    const read: unknown[] = [];
    for await (const some of every()) read.push(...some);
    expect(read, 'for a file').toEqual([{ jobId: 11 }, { jobId: 12 }]);
    expect(server.calls).toEqual([first, next].map((place) => [call, { query: { ...place, ...perPage } }]));
  });

  it.each([
    ['closed jobs', () => everyPageOf.closedJobs(of('recruiter')), 'listRecruiterClosedJobs', week],
    ['closures', () => everyPageOf.closures(of('manager') as Both), 'listManagerClientClosures', week],
    ['skills', () => everyPageOf.putForward('skills', of('recruiter')), 'listRecruiterSkills', week],
    ['compared managers', () => everyPageOf.compared(of('super_manager', 9)), 'listComparedManagers', week],
    [
      'one manager’s clients',
      () => everyPageOf.closures(of('super_manager', 9) as Both),
      'listClientClosures',
      { ...week, managerId: 9 },
    ],
  ])('is read for a file by hundreds, and no further than it goes: %s', async (_, every, call, asked) => {
    for (const [total, pages] of [
      [201, [1, 2, 3]],
      [200, [1, 2]],
      [0, [1]],
    ] as const) {
      Object.assign(server, { calls: [], total, perPage: 100 });
      const read: object[] = [];
      for await (const some of every()) read.push(...some);
      expect(server.calls, `of ${total}`).toEqual(
        pages.map((page) => [call, { query: { ...asked, page, perPage: 100 } }]),
      );
      expect(read).toEqual(total ? pages.map((page) => ({ jobId: 10 + page })) : []);
    }
  });
});
