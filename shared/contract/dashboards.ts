import * as z from 'zod';
import { listedFigures, longestStay, outcomes } from '../constants/dashboard.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { rejectionReasons } from '../constants/rejection-reasons.ts';
import { sources } from '../constants/sources.ts';
import {
  clientClosure,
  closedJobRow,
  comparedManager,
  dashboardCounters,
  dashboardFigures,
  figureRow,
  jobCounters,
  leaderboardRow,
  putForwardGroup,
  rankedPerson,
  slowJob,
} from '../model/dashboard.ts';
import { workingFacts } from '../model/working-facts.ts';
import type { FigureOf } from '../rules/listed-figure.ts';
import { wrongList, wrongStep } from '../rules/listed-figure.ts';
import { id, isoTime, paging } from './fields.ts';
import { ranged } from './ranged.ts';
import { route } from './route.ts';

const query = z.strictObject(ranged);
const ofManager = z.strictObject({ ...ranged, managerId: id.optional() });
const paged = z.strictObject({ ...ranged, ...paging(10) });
const narrowing = {
  status: z.enum(pipelineStatuses).optional(),
  within: z.coerce.number<number | string>().int().min(1).max(longestStay).optional(),
  source: z.enum(sources).optional(),
  rejectedFor: z.enum(rejectionReasons).optional(),
  client: z.union([z.literal('none'), id]).optional(),
  recruiterId: id.optional(),
  skillId: id.optional(),
  outcome: z.enum(outcomes).optional(),
};
const listed = z.strictObject({
  ...ranged,
  figure: z.enum(listedFigures),
  ...narrowing,
  /** When a step of the range begins, as the figures name it: only what one flow counts in that day or month. */
  step: isoTime.optional(),
  before: z.string().max(120).optional(),
  ...paging(),
});
const listedOfManager = listed.extend({ managerId: id.optional() });

/** Refuses what no dashboard counts, naming the field. */
const asCounted =
  (of: (query: z.output<typeof listedOfManager>) => FigureOf) =>
  ({ value, issues }: z.core.ParsePayload<z.output<typeof listedOfManager>>): void => {
    const { figure, status, within, source, rejectedFor, client, recruiterId, skillId, outcome } = value;
    const narrowed = { status, within, source, rejectedFor, client, recruiterId, skillId, outcome };
    const wrong = wrongList(of(value), figure, narrowed) ?? wrongStep(figure, narrowed, value.step);
    if (wrong) issues.push({ code: 'custom', message: wrong.says, path: [wrong.field], input: value });
  };
const next = z.object({ next: z.string().nullable() });
const pagedOfManager = z.strictObject({ ...ranged, managerId: id.optional(), ...paging(10) });

/** What happened in a range of time, for each role (area DASH). */
export const dashboards = {
  readManagerDashboard: route({
    method: 'GET',
    path: '/api/manager/dashboard',
    roles: ['manager'],
    summary: 'What happened on the manager’s jobs in a range and that part of the one before (DASH-16, DASH-19).',
    request: { query },
    response: dashboardFigures,
    errors: [],
  }),
  listManagerClosedJobs: route({
    method: 'GET',
    path: '/api/manager/dashboard/closed-jobs',
    roles: ['manager'],
    summary: 'The manager’s jobs that were closed in a range, latest first (DASH-21).',
    request: { query: paged },
    response: closedJobRow,
    list: true,
    errors: [],
  }),
  listManagerClientClosures: route({
    method: 'GET',
    path: '/api/manager/dashboard/clients-closure-rate',
    roles: ['manager'],
    summary: 'How many of each client’s jobs that were closed in a range were closed with a hire (DASH-18).',
    request: { query: paged },
    response: clientClosure,
    list: true,
    errors: [],
  }),
  listSlowJobs: route({
    method: 'GET',
    path: '/api/manager/dashboard/open-jobs',
    roles: ['manager'],
    summary:
      'What each of the manager’s open jobs waits for now, the one that has been open longest first; a later page continues after the previous page’s last job.',
    request: { query: z.strictObject({ after: id.optional(), ...paging(10) }) },
    response: slowJob,
    list: true,
    errors: [],
  }),
  listManagerTopRecruiters: route({
    method: 'GET',
    path: '/api/manager/dashboard/top-recruiters',
    roles: ['manager'],
    summary: 'The recruiters of the manager’s hires in a range, by hires and then points (DASH-20).',
    request: { query },
    response: z.array(rankedPerson),
    errors: [],
  }),
  listManagerFigure: route({
    method: 'GET',
    path: '/api/manager/dashboard/rows',
    roles: ['manager'],
    summary:
      'What a figure of the manager’s dashboard counts, latest first; a later page continues before the row that the previous one names (PLUS-30).',
    request: { query: listed.check(asCounted(() => 'manager')) },
    response: figureRow,
    list: true,
    meta: next,
    errors: [],
  }),
  readRecruiterDashboard: route({
    method: 'GET',
    path: '/api/recruiter/dashboard',
    roles: ['recruiter'],
    summary: 'What happened with the recruiter’s candidates in a range, and in the one before (DASH-23, DASH-27).',
    request: { query },
    response: dashboardFigures,
    errors: [],
  }),
  listRecruiterClosedJobs: route({
    method: 'GET',
    path: '/api/recruiter/dashboard/closed-jobs',
    roles: ['recruiter'],
    summary: 'The jobs that were closed in a range with a candidate of the recruiter’s, latest first (DASH-24).',
    request: { query: paged },
    response: closedJobRow,
    list: true,
    errors: [],
  }),
  listRecruiterTopRecruiters: route({
    method: 'GET',
    path: '/api/recruiter/dashboard/top-recruiters',
    roles: ['recruiter'],
    summary: 'The recruiters of all hires in a range, by hires and then points (DASH-28).',
    request: { query },
    response: z.array(rankedPerson),
    errors: [],
  }),
  listLeaderboard: route({
    method: 'GET',
    path: '/api/recruiter/leaderboard',
    roles: ['recruiter'],
    summary: 'All recruiters with points of a range, the most first, and the caller’s own place.',
    request: { query: z.strictObject({ ...ranged, ...paging() }) },
    response: leaderboardRow,
    list: true,
    meta: z.object({ mine: leaderboardRow.pick({ place: true, points: true }).nullable() }),
    errors: [],
  }),
  listRecruiterFigure: route({
    method: 'GET',
    path: '/api/recruiter/dashboard/rows',
    roles: ['recruiter'],
    summary: 'What a figure of the recruiter’s dashboard counts, latest first (PLUS-30).',
    request: { query: listed.check(asCounted(() => 'recruiter')) },
    response: figureRow,
    list: true,
    meta: next,
    errors: [],
  }),
  listRecruiterSkills: route({
    method: 'GET',
    path: '/api/recruiter/dashboard/skills',
    roles: ['recruiter'],
    summary: 'Skills of jobs for which the recruiter put people forward in a range, and how far those are (DASH-25).',
    request: { query: paged },
    response: putForwardGroup,
    list: true,
    errors: [],
  }),
  listRecruiterClients: route({
    method: 'GET',
    path: '/api/recruiter/dashboard/clients',
    roles: ['recruiter'],
    summary: 'Clients for whose jobs the recruiter put people forward in a range, and how far those are (DASH-26).',
    request: { query: paged },
    response: putForwardGroup,
    list: true,
    errors: [],
  }),
  readClientCounters: route({
    method: 'GET',
    path: '/api/super-manager/dashboard/client-counters',
    roles: ['super_manager'],
    summary: 'Clients that all managers, or one who agreed, added and removed in a range and before (API-44).',
    request: { query: ofManager },
    response: dashboardCounters,
    errors: ['notFound'],
  }),
  readJobCounters: route({
    method: 'GET',
    path: '/api/super-manager/managers/job-counters',
    roles: ['super_manager'],
    summary: 'Jobs that all managers, or one who agreed, posted, closed, removed in a range, and jobs now (API-45).',
    request: { query: ofManager },
    response: jobCounters,
    errors: ['notFound'],
  }),
  listComparedManagers: route({
    method: 'GET',
    path: '/api/super-manager/managers/side-by-side',
    roles: ['super_manager'],
    summary: 'What happened in a range at each of the managers who work with the caller, by hires.',
    request: { query: paged },
    response: comparedManager,
    list: true,
    errors: [],
  }),
  readManagersStatistics: route({
    method: 'GET',
    path: '/api/super-manager/managers/statistics',
    roles: ['super_manager'],
    summary: 'Hires, closed jobs and points of all managers, or of one who agreed, in a range and before (API-46).',
    request: { query: ofManager },
    response: dashboardFigures,
    errors: ['notFound'],
  }),
  listManagersClosedJobs: route({
    method: 'GET',
    path: '/api/super-manager/managers/closed-jobs',
    roles: ['super_manager'],
    summary: 'The jobs of all managers, or of one who agreed, that were closed in a range, latest first (API-47).',
    request: { query: pagedOfManager },
    response: closedJobRow,
    list: true,
    errors: ['notFound'],
  }),
  listClientClosures: route({
    method: 'GET',
    path: '/api/super-manager/clients-closure-rate',
    roles: ['super_manager'],
    summary: 'How many of each client’s jobs that were closed in a range were closed with a hire (API-48).',
    request: { query: pagedOfManager },
    response: clientClosure,
    list: true,
    errors: ['notFound'],
  }),
  listManagersFigure: route({
    method: 'GET',
    path: '/api/super-manager/managers/rows',
    roles: ['super_manager'],
    summary: 'What a figure of all managers, or of one who agreed, counts, latest first (PLUS-30).',
    request: { query: listedOfManager.check(asCounted(({ managerId }) => (managerId ? 'manager' : 'everyone'))) },
    response: figureRow,
    list: true,
    meta: next,
    errors: ['notFound'],
  }),
  listTopManagers: route({
    method: 'GET',
    path: '/api/super-manager/managers/top',
    roles: ['super_manager'],
    summary: 'The caller and managers who work with them, by hires in a range and then points (API-50).',
    request: { query },
    response: z.array(rankedPerson),
    errors: [],
  }),
  listTopRecruiters: route({
    method: 'GET',
    path: '/api/super-manager/managers/top-recruiters',
    roles: ['super_manager'],
    summary: 'The recruiters of all hires in a range, by hires and then points (DASH-07).',
    request: { query },
    response: z.array(rankedPerson),
    errors: [],
  }),
  listTopRecruitersOfManager: route({
    method: 'GET',
    path: '/api/super-manager/managers/{id}/top-recruiters',
    roles: ['super_manager'],
    summary: 'The recruiters in a range’s hires of a manager who agreed, by hires and then points (API-49).',
    request: { params: z.strictObject({ id }), query },
    response: z.array(rankedPerson),
    errors: ['notFound'],
  }),
  readWorkingFacts: route({
    method: 'GET',
    path: '/api/users/{id}/working-facts',
    roles: ['candidate', 'recruiter', 'manager', 'super_manager'],
    summary:
      'How a manager or recruiter works, each fact counted in at least five cases; a candidate reads when a manager usually answers (PLUS-14).',
    request: { params: z.strictObject({ id }) },
    response: workingFacts,
    errors: ['notFound'],
  }),
};
