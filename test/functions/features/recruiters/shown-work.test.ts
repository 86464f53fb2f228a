import { expect, it } from 'vitest';
import { endEmployment, takeOffJob } from '../../../../functions/features/recruiters/end-employment.ts';
import { invitationLetter } from '../../../../functions/features/recruiters/invitation-letter.ts';
import { listedRequests } from '../../../../functions/features/recruiters/listed-requests.steps.ts';
import {
  candidatesOnJobs,
  clientsOfJobs,
  jobsForColleague,
  jobsForManager,
  shownJob,
  skillsOfJobs,
} from '../../../../functions/features/recruiters/shown-work.ts';
import {
  askRecruiter,
  changeWorkRequest,
  showRequest,
  type AskingFacts,
} from '../../../../functions/domain/work-requests/work-request.ts';
import type { StoredWorkRequest } from '../../../../functions/records/work-request.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { actorOf, personOf } from '../../../support/an-application.ts';
import { aCandidateOnJob, aJob, anActor, someTime as at } from '../../../support/builders.ts';

const [manager, recruiter] = [personOf('manager'), personOf('recruiter')];
const job = (id: number, over: object = {}) =>
  aJob({ id, recruiters: [], ...over } as never) as never as Parameters<typeof shownJob>[0];
const refused = (kind: string, message: string, key?: string) =>
  expect.objectContaining({ kind, message, errors: key ? [{ key, message }] : [] });

it('A job is shown by title, company and status, with a count where that may be seen', () => {
  const shown = { id: 1, title: 'Nurse', status: 'signed' };
  expect(shownJob(job(1, { title: 'Nurse', client: { companyName: 'Lakeside' } }), 3)).toEqual({
    ...shown,
    companyName: 'Lakeside',
    candidatesCount: 3,
  });
  expect(shownJob(job(1, { title: 'Nurse' }), null)).toEqual({ ...shown, companyName: null, candidatesCount: null });
});

it('A manager sees a recruiter’s jobs: those they may work on, and those on which they put somebody forward', () => {
  const jobs = [job(1), job(2, { recruiters: [7] }), job(3, { recruiters: [2001] }), job(4, { recruiters: [7] })];
  const put = [{ jobId: 2 }, { jobId: 3 }, { jobId: 3 }, { jobId: 9 }] as never;
  const seen = (isEmployed: boolean) =>
    jobsForManager(jobs, { recruiterId: 2001, isEmployed, put }).map((one) => [one.job.id, one.candidates]);
  expect(seen(true)).toEqual([
    [3, 2],
    [2, 1],
    [1, 0],
  ]);
  expect(seen(false)).toEqual([
    [3, 2],
    [2, 1],
  ]);
  const both = [job(1), job(2, { recruiters: [2001] }), job(3, { recruiters: [2001, 2002] })];
  expect(jobsForColleague(both, [2001, 2002]).map(({ id }) => id)).toEqual([3, 1]);
});

it('Clients of jobs are counted with their jobs and candidates, by name', () => {
  const of = (clientId: number | null, companyName: string | null, candidates: number | null) => ({
    job: job(1, { clientId, client: companyName && { companyName } }),
    candidates,
  });
  const rows = [
    of(3, 'Zeta', 1),
    of(2, 'Alpha', 2),
    of(3, 'Zeta', 4),
    of(1, 'Zeta', 0),
    of(null, 'None', 1),
    of(4, null, 1),
  ];
  const client = (id: number, companyName: string, jobsCount: number, candidatesCount: number | null) => ({
    id,
    companyName,
    jobsCount,
    candidatesCount,
  });
  expect(clientsOfJobs(rows)).toEqual([client(2, 'Alpha', 1, 2), client(1, 'Zeta', 1, 0), client(3, 'Zeta', 2, 5)]);
  expect(clientsOfJobs([of(2, 'Alpha', null), of(2, 'Alpha', null)])).toEqual([client(2, 'Alpha', 2, null)]);
});

it('Candidates are listed once, with where they are on the newest job and on how many', () => {
  const later = '2026-09-02T10:00:00.000Z';
  const place = (candidateId: number, jobId: number, statusChangedAt: string) =>
    aCandidateOnJob({
      jobId,
      candidate: { ...personOf('candidate'), id: candidateId },
      job: { id: jobId, title: `Job ${jobId}`, points: 1 },
      statusChangedAt,
    });
  const row = (id: number, jobId: number, statusChangedAt: string, jobsCount: number) => ({
    ...personOf('candidate'),
    id,
    jobId,
    jobTitle: `Job ${jobId}`,
    status: 'contacted',
    statusChangedAt,
    jobsCount,
  });
  expect(candidatesOnJobs([place(1, 52, later), place(2, 52, at), place(1, 51, at)])).toEqual([
    row(1, 52, later, 2),
    row(2, 52, at, 1),
  ]);
});

it('Skills of jobs are the twenty most wanted, then by name', () => {
  const skill = (id: number, name: string) => ({ id, name });
  const [java, sql, ada] = [skill(1, 'Java'), skill(2, 'SQL'), skill(3, 'Ada')];
  expect(skillsOfJobs([{ spheres: [java, sql] }, { spheres: [sql, ada] }] as never)).toEqual([
    { ...sql, jobsCount: 2 },
    { ...ada, jobsCount: 1 },
    { ...java, jobsCount: 1 },
  ]);
  const many = Array.from({ length: 30 }, (_one, place) => skill(place, `Skill ${place}`));
  expect(skillsOfJobs([{ spheres: many }] as never)).toHaveLength(20);
});

it('A recruiter who is removed is taken off their jobs, and what they leave is announced', () => {
  const circumstances = { actor: anActor('manager'), at, eventId: 77 };
  const before = aJob({ recruiters: [2001, 7] } as never);
  const taken = takeOffJob(before, 2001, circumstances);
  expect(taken.job).toEqual({ ...before, recruiters: [7], version: 2 });
  expect(taken.event).toMatchObject({
    id: 77,
    type: 'job-changed',
    data: { recruiterIds: [7], changed: ['recruiters'] },
  });
  const work = { jobs: [{ id: 5001 }, { id: 5002 }], candidates: [{}, {}] } as never;
  expect(endEmployment(2001, work, 2, circumstances)).toMatchObject({
    id: 77,
    type: 'recruiter-removed',
    time: at,
    actor: actorOf('manager'),
    subject: keys.userSubject(2001),
    data: { manager, recruiterId: 2001, jobIds: [5001, 5002], candidates: 2 },
  });
  expect(() => endEmployment(2001, work, 1, circumstances)).toThrow(
    refused('conflict', 'This recruiter’s open work has changed meanwhile; look at it again'),
  );
});

it('A letter to an invited recruiter says who invites and what for', () => {
  expect(invitationLetter(manager, 'https://example.com/join')).toEqual({
    subject: 'Daniel Reyes invites you to recruit on HireHub',
    paragraphs: [
      'Hello,',
      'Daniel Reyes would like you to find candidates for their open jobs on HireHub. Each job says how many bounty points its hire earns.',
    ],
    action: { label: 'Accept the invitation', href: 'https://example.com/join' },
    smallPrint: 'The link works once and for seven days. If you do not know who this is, do nothing.',
  });
});

const account = { ...anActor('recruiter'), status: 'active', hasManagers: true } as never;
const facts: AskingFacts = {
  job: job(5001, { title: 'Nurse' }),
  recruiter: account,
  worksForManager: false,
  earlier: undefined,
};
const request: StoredWorkRequest = {
  id: 9001,
  managerId: 1001,
  recruiterId: 2001,
  job: { id: 5001, title: 'Nurse' },
  askedBy: 'manager',
  state: 'created',
  message: 'Please',
  createdAt: at,
  answeredAt: null,
  startedAt: null,
  endedAt: null,
};
const asking = { actor: anActor('manager'), at, id: 9001, eventId: 77 };
const changedFrom = (from: string | null, to: string, by: 'manager' | 'recruiter' = 'manager') =>
  expect.objectContaining({
    id: 77,
    type: 'work-request-changed',
    time: at,
    actor: actorOf(by),
    subject: keys.workRequestSubject(9001),
    data: { requestId: 9001, job: request.job, manager, recruiter, from, to },
  });

it('A recruiter of other managers is asked for an open job, with a message or without', () => {
  expect(askRecruiter(facts, ' Please ', asking)).toEqual({ after: request, event: changedFrom(null, 'created') });
  for (const message of [undefined, '  ']) expect(askRecruiter(facts, message, asking).after.message).toBeNull();
  const over = { ...request, state: 'declined' } as StoredWorkRequest;
  expect(askRecruiter({ ...facts, earlier: over }, '', asking).after.state).toBe('created');
});

it.each<[string, Partial<AskingFacts>, string, string, string?]>([
  ['for no job', { job: undefined }, 'notFound', 'There is no such job', 'jobId'],
  ['for another manager’s job', { job: job(5001, { managerId: 7 }) }, 'notFound', 'There is no such job', 'jobId'],
  [
    'for a held job',
    { job: job(5001, { status: 'on_hold' }) },
    'conflict',
    'Recruiters can only be asked for an open job',
    'jobId',
  ],
  [
    'who is none',
    { recruiter: { ...(account as object), role: 'candidate' } as never },
    'notFound',
    'There is no such recruiter',
  ],
  [
    'who is not active',
    { recruiter: { ...(account as object), status: 'disabled' } as never },
    'notFound',
    'There is no such recruiter',
  ],
  ['who is unknown', { recruiter: undefined }, 'notFound', 'There is no such recruiter'],
  ['who was asked already', { earlier: request }, 'conflict', 'You have already asked this recruiter for this job'],
])('A recruiter %s is not asked', (_who, over, kind, message, key) => {
  expect(() => askRecruiter({ ...facts, ...over }, '', asking)).toThrow(refused(kind, message, key));
});

it.each([
  ['created', 'accept', { state: 'accepted', answeredAt: at }],
  ['created', 'decline', { state: 'declined', answeredAt: at }],
  ['accepted', 'start', { state: 'working', startedAt: at }],
] as const)('A request that was %s can take the step to %s', (from, step, change) => {
  const before = { ...request, state: from } as StoredWorkRequest;
  const { after, event } = changeWorkRequest(
    before,
    step,
    { manager, recruiter },
    { actor: actorOf('recruiter'), at, eventId: 77 },
  );
  expect(after).toEqual({ ...before, ...change });
  expect(event).toEqual(changedFrom(from, change.state, 'recruiter'));
});

it('A request is shown with its two people and without their ids', () => {
  const { managerId: _manager, recruiterId: _recruiter, ...shown } = request;
  expect(showRequest(request, { manager, recruiter })).toEqual({ ...shown, manager, recruiter });
});

it('Requests are listed by whether they are open, the newest first, without those of a person who is gone', async () => {
  const of = (id: number, state: string) => ({ ...request, id, state }) as StoredWorkRequest;
  const requests = [of(1, 'created'), of(2, 'declined'), of(3, 'working'), of(4, 'accepted')];
  const listed = async (scope: 'open' | 'over', perPage = 15) => {
    const { data, meta } = await listedRequests(
      requests,
      { scope, page: 1, perPage },
      { actor: { id: 1, role: 'manager' }, now: at },
      {
        peopleOf: async (some: readonly StoredWorkRequest[]) => ({
          pairs: some.map(({ id }) => (id === 3 ? undefined : { manager, recruiter })),
          verified: new Set([recruiter.id]),
        }),
      } as never,
    );
    expect(data.every(({ isVerified }) => isVerified)).toBe(true);
    return [data.map(({ id }) => id), meta.total];
  };
  expect(await listed('open')).toEqual([[4, 1], 3]);
  expect(await listed('over')).toEqual([[2], 1]);
  expect(await listed('open', 1)).toEqual([[4], 3]);
});
