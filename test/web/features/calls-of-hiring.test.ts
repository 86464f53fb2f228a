import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { guestCampaignsQuery } from '../../../web/common/jobs/guest-campaigns.ts';
import { guestJobQuery } from '../../../web/common/jobs/guest-job.ts';
import { jobMapQuery, jobsOfCityQuery } from '../../../web/common/jobs/job-map.ts';
import {
  candidateJobQuery,
  candidateJobsQuery,
  markedJobsQuery,
} from '../../../web/features/candidate-jobs/queries/candidate-jobs.ts';
import { clientQuery, clientsQuery, overseenClientsQuery } from '../../../web/features/clients/queries/clients.ts';
import { jobStoryQuery } from '../../../web/features/jobs/queries/job-notes.ts';
import { improvedDescriptionQuery, skillSuggestionsQuery } from '../../../web/features/jobs/queries/job-text.ts';
import {
  clientsJobsQuery,
  recruitersClientsQuery,
  recruitersJobsQuery,
} from '../../../web/features/jobs/queries/job-ties.ts';
import { jobViewsQuery } from '../../../web/features/jobs/queries/job-views.ts';
import { closingQuery, jobQuery, jobsQuery } from '../../../web/features/jobs/queries/jobs.ts';
import { clientOptionsQuery, recruiterOptionsQuery } from '../../../web/features/jobs/queries/options.ts';
import { overseenJobQuery, overseenJobsQuery } from '../../../web/features/jobs/queries/overseen-jobs.ts';
import { waitingApplicantsQuery } from '../../../web/features/jobs/queries/waiting-applicants.ts';
import { boardQuery } from '../../../web/features/pipeline/queries/board.ts';
import { candidateOnJobQuery } from '../../../web/features/pipeline/queries/candidate-on-job.ts';
import { candidateTimelineQuery } from '../../../web/features/pipeline/queries/candidate-timeline.ts';
import { waitingCandidatesQuery } from '../../../web/features/pipeline/queries/waiting-candidates.ts';
import {
  jobManagersQuery,
  jobMatchesQuery,
  jobsAndWaitingQuery,
  recruiterJobQuery,
  recruiterJobsQuery,
} from '../../../web/features/recruiter-jobs/queries/recruiter-jobs.ts';
import { selfAssignmentsQuery } from '../../../web/features/recruiter-jobs/queries/self-assignments.ts';
import { beginRecording, responseOf, responses, sentCalls } from '../support/recorded-api.ts';

vi.mock('../../../web/api/api.ts', async () => ({ api: (await import('../support/recorded-api.ts')).recordedApi }));
vi.stubGlobal('location', { hostname: 'health.example' });
beforeEach(beginRecording);

const pair = { jobId: 5001, candidateId: 3001 };
const filters = { status: 'signed', ownership: 'own', q: 'nurse' } as const;
const overseen = { status: 'closed', scope: 'clients', clientId: 31 } as const;
const view = { status: 'new', q: 'nurse', sort: 'points', managerId: 1001 } as const;
const question = { campaign: 'health', search: '', filter: { cityId: 7, near: undefined } };
const texts = { title: 'Nurse', description: 'Nights' };
const range = { range: 'week', from: '2026-03-01T00:00:00.000Z' } as const;
const story = { first: { data: [], meta: { total: 0, page: 1, perPage: 50 } }, readAt: 7 };

interface Query {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  staleTime?: unknown;
  retry?: unknown;
}

async function madeBy(query: Query, pageParam?: unknown) {
  const { signal } = new AbortController();
  const result = await (query.queryFn as (context: object) => Promise<unknown>)({
    signal,
    pageParam,
    client: new QueryClient(),
  });
  const [[name, given] = [], ...more] = sentCalls;
  const { signal: passed, ...rest } = given as { signal: AbortSignal };
  expect([passed === signal, more], 'the one call ends with the page').toEqual([true, []]);
  return { key: query.queryKey, name, given: rest, result };
}

const named = <Q extends Query>(rows: [query: Q, key: unknown[], name: string, given: object][]) =>
  rows.map(([query, key, name, given]) => ({ query, key, name, given }));

it.each(
  named<Query>([
    [jobQuery(5001), ['jobs', 5001], 'jobs.readJob', { params: { id: 5001 } }],
    [closingQuery(5001), ['jobs', 5001, 'closing'], 'jobs.listClosingCandidates', { params: { id: 5001 }, query: {} }],
    [overseenJobQuery(5001), ['jobs', 5001, 'overseen'], 'jobs.readOverseenJob', { params: { id: 5001 } }],
    [jobViewsQuery, ['job-views'], 'jobs.listJobViews', { query: { perPage: 20 } }],
    [clientOptionsQuery, ['clients', 'options'], 'clients.listClientOptions', {}],
    [recruiterOptionsQuery, ['recruiters', 'options'], 'recruiters.listRecruiters', { query: { perPage: 100 } }],
    [
      improvedDescriptionQuery('Nights'),
      ['job-texts', 'improved', 'Nights'],
      'ai.improveDescription',
      { body: { description: 'Nights' } },
    ],
    [skillSuggestionsQuery(texts), ['job-texts', 'skills', texts], 'ai.extractSkills', { body: texts }],
    [boardQuery(5001), ['pipeline', 'board', 5001], 'jobs.listJobCandidates', { params: { id: 5001 } }],
    [
      candidateOnJobQuery(pair),
      ['pipeline', 'candidate-on-job', pair],
      'pipeline.readCandidateOnJob',
      { params: pair },
    ],
    [clientQuery(31), ['clients', 'one', 31], 'clients.readClient', { params: { id: 31 } }],
    [recruiterJobQuery(5001), ['jobs', 'recruiter', 5001], 'jobs.readRecruiterJob', { params: { id: 5001 } }],
    [
      jobMatchesQuery(5001, [3001]),
      ['jobs', 'recruiter', 5001, 'matches', [3001]],
      'jobs.listJobMatches',
      { params: { id: 5001 }, query: { candidateIds: [3001] } },
    ],
    [
      candidateJobQuery(5001),
      ['candidate-jobs', 'one', 5001],
      'applications.readCandidateJob',
      { params: { id: 5001 } },
    ],
    [guestJobQuery(5001), ['guest-jobs', 'one', 5001], 'guest.readGuestJob', { params: { id: 5001 } }],
    [
      guestCampaignsQuery,
      ['guest-jobs', 'campaigns'],
      'guest.listGuestCampaigns',
      { query: { perPage: 100, hostname: 'health.example' } },
    ],
    [
      jobMapQuery({ ...question, search: '' }),
      ['guest-jobs', 'map', question, 4, 'world'],
      'guest.readGuestJobMap',
      { query: { ...question, search: undefined, zoom: 4, view: undefined } },
    ],
    [
      jobsOfCityQuery({ ...question, search: 'nurse' }, 9),
      ['guest-jobs', 'map', { ...question, search: 'nurse' }, 'city', 9],
      'guest.listGuestJobs',
      {
        query: {
          page: 1,
          perPage: 50,
          campaign: 'health',
          search: 'nurse',
          filter: { cityId: 9, near: undefined, proximity: 0 },
        },
      },
    ],
  ]),
)('$name is the one call of its query, and ends with the page that asked', async ({ query, key, name, given }) => {
  const { data } = responseOf(name);
  expect(await madeBy(query)).toEqual({ key, name, given, result: data });
});

it('Texts that a model wrote are asked for once, and not again where it fails', () => {
  for (const { staleTime, retry } of [improvedDescriptionQuery('Nights'), skillSuggestionsQuery(texts)])
    expect([staleTime, retry]).toEqual([Infinity, false]);
  expect([clientQuery(31).staleTime, guestCampaignsQuery.staleTime]).toEqual([0, 60_000]);
});

type Paged = Query & { initialPageParam: unknown; getNextPageParam: unknown };

const rows = [{ id: 61 }, { id: 62 }];
const nextOf = ({ getNextPageParam }: Paged, page: number) => {
  const next = getNextPageParam as (last: object) => unknown;
  return next({ data: rows, meta: { total: 3, page, perPage: 2 } });
};

it.each(
  named<Paged>([
    [clientsJobsQuery, ['jobs', 'by-client'], 'jobs.listClientsJobs', {}],
    [recruitersClientsQuery, ['jobs', 'clients-by-recruiter'], 'jobs.listRecruitersClients', {}],
    [recruitersJobsQuery, ['jobs', 'by-recruiter'], 'jobs.listRecruitersJobs', {}],
    [clientsQuery, ['clients', 'list'], 'clients.listClients', {}],
    [overseenClientsQuery(9), ['clients', 'list', 'overseen', 9], 'clients.listOverseenClients', { managerId: 9 }],
    [recruiterJobsQuery(view, 25), ['jobs', 'recruiter', view], 'jobs.listRecruiterJobs', { ...view, perPage: 25 }],
    [selfAssignmentsQuery(), ['self-assignments'], 'applications.listSelfAssignments', { perPage: 12 }],
    [
      selfAssignmentsQuery(3001),
      ['self-assignments', 'of', 3001],
      'applications.listSelfAssignments',
      { perPage: 12, candidateId: 3001 },
    ],
    [
      candidateJobsQuery('favorite', range),
      ['candidate-jobs', 'list', 'favorite', range],
      'applications.listCandidateJobs',
      { scope: 'favorite', ...range },
    ],
  ]),
)('$name reads its list page by page, until the last', async ({ query, key, name, given: asked }) => {
  expect(query.initialPageParam).toBe(1);
  expect(await madeBy(query, 4)).toEqual({
    key,
    name,
    result: responseOf(name),
    given: { query: { ...asked, page: 4 } },
  });
  expect([nextOf(query, 1), nextOf(query, 2)]).toEqual([2, undefined]);
});

it.each(
  named<Paged>([
    [jobsQuery(filters, 100), ['jobs', 'list', filters], 'jobs.listJobs', { ...filters, perPage: 100 }],
    [overseenJobsQuery(overseen), ['jobs', 'list', 'overseen', overseen], 'jobs.listOverseenJobs', overseen],
  ]),
)('$name names the last job of the page before', async ({ query, key, name, given: asked }) => {
  expect(query.initialPageParam).toEqual({ page: 1 });
  expect(await madeBy(query, { page: 2, before: 62 })).toEqual({
    key,
    name,
    result: responseOf(name),
    given: { query: { ...asked, page: 2, before: 62 } },
  });
  expect([nextOf(query, 1), nextOf(query, 2)]).toEqual([{ page: 2, before: 62 }, undefined]);
  const first = query.getNextPageParam as (last: object) => unknown;
  expect(first({ data: [], meta: { total: 3, page: 1, perPage: 2 } })).toEqual({ page: 2, before: undefined });
});

it.each(
  named<Paged>([
    [candidateTimelineQuery(pair, story), ['pipeline', 'timeline', pair], 'pipeline.listTimeline', { params: pair }],
    [jobStoryQuery(5001), ['jobs', 5001, 'story'], 'jobs.readJobStory', { params: { id: 5001 } }],
  ]),
)('$name reads the story page by page', async ({ query, key, name, given: about }) => {
  expect(await madeBy(query, 2)).toEqual({
    key,
    name,
    given: { ...about, query: { page: 2 } },
    result: responseOf(name),
  });
  expect([query.initialPageParam, nextOf(query, 1), nextOf(query, 2)]).toEqual([1, 2, undefined]);
});

it('The story of a candidate begins with the page that came with the candidate', () => {
  const { initialData, initialDataUpdatedAt } = candidateTimelineQuery(pair, story);
  expect([initialData, initialDataUpdatedAt]).toEqual([{ pages: [story.first], pageParams: [1] }, 7]);
});

it.each(
  named<Query>([
    [waitingCandidatesQuery, ['pipeline', 'waiting'], 'pipeline.listWaitingCandidates', { query: { perPage: 100 } }],
    [
      waitingApplicantsQuery(),
      ['jobs', 'waiting'],
      'applications.listWaitingApplicants',
      { query: { perPage: 100, jobId: undefined } },
    ],
    [
      waitingApplicantsQuery(5001),
      ['jobs', 5001, 'waiting'],
      'applications.listWaitingApplicants',
      { query: { perPage: 100, jobId: 5001 } },
    ],
  ]),
)('$name reads who waits with the total', async ({ query, key, name, given }) => {
  expect(await madeBy(query)).toEqual({ key, name, given, result: responseOf(name) });
});

it('The managers of a recruiter’s jobs and the ids of marked jobs are taken out of what is read', async () => {
  responses.set('jobs.listJobManagers', { data: { users: [{ id: 1001 }] } });
  expect(await madeBy(jobManagersQuery)).toEqual({
    key: ['job-managers'],
    name: 'jobs.listJobManagers',
    given: {},
    result: [{ id: 1001 }],
  });
  beginRecording();
  responses.set('applications.listCandidateJobs', {
    data: [{ job: { id: 7 } }, { job: { id: 9 } }],
    meta: { appliedTo: [9] },
  });
  expect(await madeBy(markedJobsQuery)).toEqual({
    key: ['candidate-jobs', 'marked'],
    name: 'applications.listCandidateJobs',
    given: { query: { scope: 'favorite', perPage: 100 } },
    result: { favorites: new Set([7, 9]), applied: new Set([9]) },
  });
});

it('A recruiter’s jobs bring along who waits with their first page, which the list of jobs does not keep', async () => {
  const meta = { total: 3, page: 1, perPage: 2 };
  responses.set('jobs.listRecruiterJobs', { data: rows, meta: { ...meta, waiting: { ...meta, data: [] } } });
  expect(await madeBy(jobsAndWaitingQuery(view), 1)).toEqual({
    key: ['jobs', 'recruiter', view],
    name: 'jobs.listRecruiterJobs',
    result: { data: rows, meta },
    given: { query: { ...view, page: 1, waiting: true } },
  });
  beginRecording();
  expect((await madeBy(jobsAndWaitingQuery(view), 2)).given).toEqual({ query: { ...view, page: 2 } });
});
