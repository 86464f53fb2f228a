import * as z from 'zod';
import { dateRanges } from '../constants/date-ranges.ts';
import { clientClosure, closedJobRow, dashboardFigures, rankedPerson } from '../model/dashboard.ts';
import { timeZone } from '../validation/time-zone.ts';
import { id, paging } from './fields.ts';
import { route } from './route.ts';

const [week, month, year] = dateRanges;
/** Without a range everything counts (DASH-10). Days and months are those of the zone. */
const ranged = { range: z.enum([week, month, year]).optional(), zone: timeZone.default('UTC') };
const query = z.strictObject(ranged);
const ofManager = z.strictObject({ ...ranged, managerId: id.optional() });
const paged = z.strictObject({ ...ranged, ...paging(10) });
const pagedOfManager = z.strictObject({ ...ranged, managerId: id.optional(), ...paging(10) });

/** What happened in a range of time, for each role (area DASH). */
export const dashboards = {
  readManagerDashboard: route({
    method: 'GET',
    path: '/api/manager/dashboard',
    roles: ['manager'],
    summary:
      'What happened on the manager’s jobs in a range, and in the same part of the one before (DASH-16, DASH-19).',
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
  listManagerTopRecruiters: route({
    method: 'GET',
    path: '/api/manager/dashboard/top-recruiters',
    roles: ['manager'],
    summary: 'The recruiters of the manager’s hires in a range, by hires and then points (DASH-20).',
    request: { query },
    response: z.array(rankedPerson),
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
  readManagersStatistics: route({
    method: 'GET',
    path: '/api/super-manager/managers/statistics',
    roles: ['super_manager'],
    summary: 'Hires, closed jobs and points of all managers, or of one, in a range and in the one before (API-46).',
    request: { query: ofManager },
    response: dashboardFigures,
    errors: [],
  }),
  listManagersClosedJobs: route({
    method: 'GET',
    path: '/api/super-manager/managers/closed-jobs',
    roles: ['super_manager'],
    summary: 'The jobs of all managers, or of one, that were closed in a range, latest first (API-47).',
    request: { query: pagedOfManager },
    response: closedJobRow,
    list: true,
    errors: [],
  }),
  listClientClosures: route({
    method: 'GET',
    path: '/api/super-manager/clients-closure-rate',
    roles: ['super_manager'],
    summary: 'How many of each client’s jobs that were closed in a range were closed with a hire (API-48).',
    request: { query: pagedOfManager },
    response: clientClosure,
    list: true,
    errors: [],
  }),
  listTopManagers: route({
    method: 'GET',
    path: '/api/super-manager/managers/top',
    roles: ['super_manager'],
    summary: 'The managers of all hires in a range, by hires and then points (API-50).',
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
    summary: 'The recruiters of one manager’s hires in a range, by hires and then points (API-49).',
    request: { params: z.strictObject({ id }), query },
    response: z.array(rankedPerson),
    errors: [],
  }),
};
