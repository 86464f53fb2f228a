import { expect, it } from 'vitest';
import {
  candidateJobRows,
  interviewOf,
  isOfTime,
  jobIdsIn,
  ownRow,
  wayOf,
  whereabouts,
} from '../../../../functions/features/applications/candidate-job-rows.ts';
import {
  byReachAndMatch,
  isWorthRecommending,
  recommendationQuery,
} from '../../../../functions/features/applications/recommended-jobs.ts';
import type { StoredApplication } from '../../../../functions/records/application.ts';
import type { StoredCandidateOnJob } from '../../../../functions/records/candidate-on-job.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { aCandidateOnJob, aJob, someTime } from '../../../support/builders.ts';

const after = (status: PipelineStatus, left?: PipelineStatus[]): StoredCandidateOnJob => ({
  ...aCandidateOnJob({ status }),
  ...(left && { passed: left.map((one) => [pipelineStatuses.indexOf(one), 24] as [number, number]) }),
});

it('A candidate’s way names the statuses behind them, without those that were left out (PLUS-13)', () => {
  expect(wayOf(after('candidate_selected', ['contacted', 'submitted', 'first_interview_complete']))).toEqual([
    'contacted',
    'submitted',
    'first_interview_complete',
  ]);
});

it('What a move back took back is not on a candidate’s way, nor is a rejection that was reversed (PLUS-13)', () => {
  const left = ['contacted', 'submitted', 'first_interview_scheduled', 'rejected', 'submitted'] as const;
  expect(wayOf(after('first_interview_scheduled', [...left]))).toEqual(['contacted', 'submitted']);
});

it('The way of a candidate who was never moved is unknown', () => {
  expect(wayOf(after('contacted'))).toBeUndefined();
});

const early = '2026-08-01T10:00:00.000Z';
const withdrawnAt = '2026-08-20T10:00:00.000Z';
const applied = (jobId: number, over: Partial<StoredApplication> = {}) =>
  ({ id: jobId + 100, jobId, state: 'waiting', appliedAt: early, withdrawnAt: null, ...over }) as StoredApplication;
const interviewAt = '2026-09-09T10:00:00.000Z';
const place = aCandidateOnJob({ status: 'first_interview_scheduled', interviewAt } as never);
const { recruiter } = place;

const open = { closed: null };
it('Where a candidate is on a job follows from their place, or else from their application', () => {
  const gone = { from: 'contacted', to: 'rejected', byId: 3001, at: someTime } as const;
  const left = aCandidateOnJob({ status: 'rejected', lastChange: gone });
  const rejected = aCandidateOnJob({ status: 'rejected', lastChange: { ...gone, byId: 1001 } });
  expect(whereabouts(applied(1), place, open)).toEqual({
    state: 'accepted',
    status: 'first_interview_scheduled',
    since: someTime,
    recruiter,
  });
  expect(whereabouts(undefined, left, open)).toEqual({ state: 'withdrawn', status: null, since: someTime, recruiter });
  expect(whereabouts(undefined, rejected, open)).toMatchObject({ state: 'accepted', status: 'rejected' });
  expect(whereabouts(applied(1), undefined, open)).toEqual({
    state: 'waiting',
    status: null,
    since: early,
    recruiter: null,
  });
  expect(whereabouts(applied(1, { state: 'withdrawn', withdrawnAt }), undefined, open)).toMatchObject({
    since: withdrawnAt,
  });
  expect(whereabouts(undefined, undefined, open)).toBeUndefined();
});

it('Everybody on a job that closes reads how it ended for them, but for those for whom it had ended before (PLUS-50)', () => {
  const closedAt = '2026-09-20T10:00:00.000Z';
  const other = { id: 3002, firstName: 'Marcus', lastName: 'Webb', avatar: null };
  const filled = { closed: { at: closedAt, candidate: other, recruiter: null } };
  const hired = { at: closedAt, startOn: '2026-10-05' };
  const own = { ...filled.closed, candidate: place.candidate };
  expect(whereabouts(undefined, { ...place, hired }, open)).toMatchObject({ hired, since: closedAt });
  expect(whereabouts(undefined, place, { closed: own })).toMatchObject({ hired: { at: closedAt, startOn: null } });
  expect(whereabouts(undefined, place, filled)).toMatchObject({ ended: 'filled', since: closedAt });
  expect(whereabouts(applied(1), undefined, filled)).toMatchObject({ ended: 'filled' });
  const unfilled = { closed: { ...filled.closed, candidate: null } };
  expect(whereabouts(undefined, place, unfilled)).toMatchObject({ ended: 'unfilled' });
  const rejected = aCandidateOnJob({ status: 'rejected' });
  expect(whereabouts(undefined, rejected, filled)?.ended).toBeUndefined();
  expect(whereabouts(applied(1, { state: 'withdrawn', withdrawnAt }), undefined, filled)?.ended).toBeUndefined();
});

it('An interview is shown while its status waits for it', () => {
  expect(interviewOf(place)).toBe(interviewAt);
  expect(interviewOf({ ...place, status: 'submitted' })).toBeNull();
  expect(interviewOf({ ...place, interviewAt: null })).toBeNull();
  expect(interviewOf(undefined)).toBeNull();
});

it('The lists of a candidate’s jobs are the applied ones, the accepted ones and the favourites', () => {
  const lists = {
    applications: [applied(1), applied(2, { state: 'accepted' }), applied(3, { state: 'withdrawn' })],
    favorites: [{ jobId: 4, at: early }],
  };
  expect(jobIdsIn('applied', lists)).toEqual([1, 2, 3]);
  expect(jobIdsIn('assigned', lists)).toEqual([2]);
  expect(jobIdsIn('favorite', lists)).toEqual([4]);
});

it('A row of a candidate’s jobs has what they did there, or else the job’s own dates', () => {
  const job = (id: number) => aJob({ id, createdAt: early }) as never;
  const standing = {
    applications: [applied(1)],
    places: [{ ...place, jobId: 2, createdAt: withdrawnAt }],
    favorites: [{ jobId: 3, at: withdrawnAt }],
  };
  const row = { interviewAt: null, isFavorite: false, jobStatus: 'signed', recruiter: null, status: null };
  expect(candidateJobRows([job(1), job(2), job(3), job(4)], standing)).toEqual([
    { ...row, id: 101, job: job(1), appliedAt: early, state: 'waiting', since: early },
    {
      ...row,
      id: 2,
      job: job(2),
      interviewAt,
      appliedAt: withdrawnAt,
      state: 'accepted',
      status: place.status,
      since: someTime,
      recruiter,
    },
    { ...row, id: 3, job: job(3), isFavorite: true, appliedAt: withdrawnAt, state: null, since: early },
    { ...row, id: 4, job: job(4), appliedAt: early, state: null, since: early },
  ]);
  const own = { application: applied(1), isFavorite: true, onJob: undefined };
  expect(ownRow(job(1), own)).toEqual({
    ...row,
    id: 101,
    job: job(1),
    isFavorite: true,
    appliedAt: early,
    state: 'waiting',
    since: early,
  });
  expect(ownRow(job(1), { ...own, isFavorite: false, onJob: place })).toMatchObject({
    id: 101,
    interviewAt,
    isFavorite: false,
    appliedAt: early,
    state: 'accepted',
    since: someTime,
  });
});

it('A row is of a time in which it changed, and what still runs is of every time', () => {
  const begin = Date.parse(someTime);
  const row = { state: 'waiting', status: null, since: early, appliedAt: early, jobStatus: 'signed' };
  const is = (over: object, scope: 'applied' | 'assigned' | 'favorite' = 'applied') =>
    isOfTime({ ...row, ...over } as never, scope, begin);
  expect([is({}), is({ state: 'accepted' }), is({ state: 'accepted', status: 'submitted' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    is({ jobStatus: 'closed' }),
    is({ state: 'accepted', status: 'rejected' }),
    is({ state: 'withdrawn' }),
    is({}, 'favorite'),
    is({ state: null }),
    is({ state: null, since: someTime }),
  ]).toEqual([false, false, false, false, false, false]);
  expect([is({ state: 'withdrawn', since: someTime }), is({ state: null, appliedAt: someTime }, 'favorite')]).toEqual([
    true,
    true,
  ]);
});

it('Jobs are recommended by skills, or else by place, and those that hardly fit are not', () => {
  const skill = (id: number) => ({ id }) as never;
  expect(recommendationQuery({ skills: [skill(1), skill(8)], lat: 30, lng: -97 }, 5)).toEqual({
    where: { endsAt: { from: 5 }, fittingSkills: { anyOf: [1, -1, 8, -8] } },
    fit: {
      field: 'fittingSkills',
      wanted: [
        { value: 1, near: [-1] },
        { value: 8, near: [-8] },
      ],
    },
    sort: { by: 'fit' },
    perPage: 25,
  });
  expect(recommendationQuery({ skills: [], lat: 0, lng: 0 }, 5)).toEqual({
    where: { endsAt: { from: 5 }, place: { lat: 0, lng: 0, km: 50 } },
    sort: { by: 'distance', direction: 'asc' },
    from: { lat: 0, lng: 0 },
    perPage: 25,
  });
  expect(recommendationQuery({ skills: [], lat: null, lng: 0 }, 5)).toBeUndefined();
  expect(recommendationQuery({ skills: [], lat: 0, lng: null }, 5)).toBeUndefined();
  interface Place {
    country?: number;
    isFar?: boolean;
    at?: string;
    lacks?: boolean;
  }
  const match = (percent: number | undefined, id = 1, place: Place = {}) =>
    ({
      job: { id, city: place.country ? { country: { id: place.country } } : null, positionType: place.at ?? 'on_site' },
      match: {
        percent,
        reasons: [
          ...(place.isFar ? [{ about: 'distance', fit: 'none' }] : []),
          ...(place.lacks ? [{ about: 'must-haves', fit: 'none' }] : []),
        ],
      },
    }) as never;
  const comparable = (percent: number | undefined) => (percent === undefined ? {} : { match: { percent } }) as never;
  expect([14, 15, undefined].map((percent) => isWorthRecommending(comparable(percent)))).toEqual([false, true, true]);
  const ordered = (...rows: never[]) =>
    rows.sort(byReachAndMatch({ countryId: 356 })).map(({ job }: { job: { id: number } }) => job.id);
  expect(ordered(match(undefined, 9), match(20, 1), match(30, 2), match(20, 3), match(0, 4))).toEqual([2, 3, 1, 4, 9]);
  expect(ordered(match(90, 1, { lacks: true }), match(30, 2), match(80, 3, { lacks: true }))).toEqual([2, 1, 3]);
  const far = { country: 356, isFar: true };
  const abroad = { country: 840, isFar: true };
  expect(
    ordered(
      match(90, 5, abroad),
      match(80, 6, far),
      match(20, 7, { country: 356 }),
      match(60, 8, { ...abroad, at: 'remote' }),
      match(95, 10, { country: 840 }),
    ),
  ).toEqual([8, 7, 6, 10, 5]);
});

it('The row of a job says from which of its companies the candidate hides, as the job’s page does (PLUS-40)', () => {
  const client = { id: 9, companyName: 'Acme Inc.', city: null } as never;
  const job = aJob({ client });
  const none = { applications: [], places: [], favorites: [] };
  expect(candidateJobRows([job], { ...none, hidden: new Map([[job.id, 'Acme Inc.']]) })).toMatchObject([
    { hiddenFrom: 'Acme Inc.' },
  ]);
  expect(candidateJobRows([job], { ...none, hidden: new Map([[job.id, null]]) })).toMatchObject([{ hiddenFrom: null }]);
  expect(candidateJobRows([job], none)[0]).not.toHaveProperty('hiddenFrom');
});
