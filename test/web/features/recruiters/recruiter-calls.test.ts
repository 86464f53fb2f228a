import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWorkQuery, useRemoveRecruiter } from '../../../../web/features/recruiters/queries/employment.ts';
import {
  joinInvitationsQuery,
  useJoinInvitationAnswer,
} from '../../../../web/features/recruiters/queries/join-invitations.ts';
import {
  recruiterInvitationsQuery,
  useCloseRecruiterInvitation,
  useInviteRecruiters,
  useRemoveRecruiterInvitation,
  useResendRecruiterInvitation,
} from '../../../../web/features/recruiters/queries/recruiter-invitations.ts';
import {
  candidatesOfRecruiterQuery,
  clientsOfRecruiterQuery,
  jobsOfPersonQuery,
  recruiterSkillsQuery,
} from '../../../../web/features/recruiters/queries/recruiter-profile.ts';
import { recruitersQuery } from '../../../../web/features/recruiters/queries/recruiters.ts';
import {
  askedRecruitersQuery,
  openJobsQuery,
  otherRecruitersQuery,
  useAskRecruiter,
  useCloseAskedRecruiter,
  useWorkRequestAnswer,
  workRequestsQuery,
} from '../../../../web/features/recruiters/queries/work-requests.ts';
import { changeOf, readOf, server } from '../../support/recorded-calls.ts';

vi.mock('../../../../web/api/api.ts', () => import('../../support/recorded-calls.ts'));
afterEach(() => {
  server.respond = () => undefined;
});

describe('The lists of recruiters', () => {
  const paged = { isEndedEarly: true, pages: [1, 3] };
  it.each([
    [recruitersQuery(false), 'recruiters / list / {"withOthers":false}', 'listRecruiters', { query: { page: 2 } }],
    [
      recruitersQuery(true),
      'recruiters / list / {"withOthers":true}',
      'listRecruiters',
      { query: { page: 2, withOthers: true } },
    ],
    [
      recruiterInvitationsQuery('open'),
      'recruiters / invitations / open',
      'listRecruiterInvitations',
      { query: { scope: 'open', page: 2, perPage: 10 } },
    ],
    [
      recruiterInvitationsQuery('over'),
      'recruiters / invitations / over',
      'listRecruiterInvitations',
      { query: { scope: 'over', page: 2, perPage: 10 } },
    ],
    [joinInvitationsQuery, 'recruiters / join-invitations', 'listJoinInvitations', { query: { page: 2 } }],
    [
      askedRecruitersQuery('open'),
      'recruiters / work-requests / open / all',
      'listOtherRecruiters',
      { query: { scope: 'open', page: 2, perPage: 10 } },
    ],
    [
      askedRecruitersQuery('over', 77),
      'recruiters / work-requests / over / 77',
      'listOtherRecruiters',
      { query: { scope: 'over', page: 2, perPage: 10, jobId: 77 } },
    ],
    [workRequestsQuery, 'recruiters / work-requests / to-me', 'listWorkRequests', { query: { page: 2 } }],
    [
      jobsOfPersonQuery(5, 'closed'),
      'recruiters / profile / 5 / jobs / {"status":"closed"}',
      'listJobsOfPerson',
      { params: { id: 5 }, query: { status: 'closed', page: 2 } },
    ],
    [
      candidatesOfRecruiterQuery(5),
      'recruiters / profile / 5 / candidates',
      'listCandidatesOfRecruiter',
      { params: { id: 5 }, query: { page: 2 } },
    ],
    [
      clientsOfRecruiterQuery(5),
      'recruiters / profile / 5 / clients',
      'listClientsOfRecruiter',
      { params: { id: 5 }, query: { page: 2 } },
    ],
  ])('are each known by a key of their own and read page by page: %#', async (query, key, operation, asked) => {
    expect(await readOf(query)).toMatchObject({ ...paged, key, asked: [`recruiters.${operation}`, asked] });
  });

  it.each([
    [openWorkQuery(5), 'recruiters / open-work / 5', 'recruiters.readOpenWork', { params: { id: 5 } }],
    [
      recruiterSkillsQuery(5),
      'recruiters / profile / 5 / skills',
      'recruiters.listRecruiterSkills',
      { params: { id: 5 } },
    ],
    [openJobsQuery, 'recruiters / open-jobs', 'jobs.listJobs', { query: { perPage: 100 } }],
  ])('have what is read in one call: %#', async (query, key, operation, asked) => {
    server.respond = () => ({ data: ['found'] });
    expect(await readOf(query)).toEqual({ key, asked: [operation, asked], isEndedEarly: true, found: ['found'] });
  });

  it('offer to be asked only those who work for other managers', async () => {
    const rows = [
      { id: 1, isOther: true },
      { id: 2, isOther: false },
    ];
    server.respond = () => ({ data: rows });
    expect(await readOf(otherRecruitersQuery)).toEqual({
      key: 'recruiters / options / others',
      asked: ['recruiters.listRecruiters', { query: { withOthers: true, perPage: 100 } }],
      isEndedEarly: true,
      found: [rows[0]],
    });
  });

  it('have the open work of a recruiter as it is now', () => {
    expect(openWorkQuery(5).staleTime).toBe(0);
  });
});

describe('A change of recruiters', () => {
  const request = { id: 5 } as Parameters<ReturnType<typeof useCloseAskedRecruiter>['mutate']>[0];
  const invitation = { id: 5 } as Parameters<ReturnType<typeof useJoinInvitationAnswer>['accept']['mutate']>[0];
  const [onAccepted, onDeclined, onFailed] = [vi.fn(), vi.fn(), vi.fn()];
  const outcome = { onAccepted, onDeclined, onFailed };
  const params = { params: { id: 5 } };
  const [invitations, requests] = ['recruiters / invitations', 'recruiters / work-requests'];
  const changes: [
    name: string,
    run: () => ReturnType<typeof changeOf>,
    given: unknown,
    stale: string,
    refused: string,
  ][] = [
    [
      'inviteRecruiters',
      () => changeOf(useInviteRecruiters, ['a@b.example']),
      { body: { emails: ['a@b.example'] } },
      'recruiters',
      '',
    ],
    ['resendRecruiterInvitation', () => changeOf(useResendRecruiterInvitation, 5), params, invitations, invitations],
    ['closeRecruiterInvitation', () => changeOf(useCloseRecruiterInvitation, 5), params, invitations, invitations],
    ['removeRecruiterInvitation', () => changeOf(useRemoveRecruiterInvitation, 5), params, invitations, invitations],
    [
      'removeRecruiter',
      () => changeOf(() => useRemoveRecruiter(5), 3),
      { ...params, query: { candidates: 3 } },
      'everything',
      'recruiters / open-work / 5',
    ],
    [
      'inviteOtherRecruiter',
      () => changeOf(useAskRecruiter, { recruiterId: 5, jobId: 77, message: 'Please' }),
      { ...params, body: { jobId: 77, message: 'Please' } },
      requests,
      requests,
    ],
    ['closeOtherRecruiter', () => changeOf(useCloseAskedRecruiter, request), params, requests, requests],
    [
      'acceptWorkRequest',
      () => changeOf(useWorkRequestAnswer, { id: 5, answer: 'accept' }),
      params,
      'everything',
      'everything',
    ],
    [
      'declineWorkRequest',
      () => changeOf(useWorkRequestAnswer, { id: 5, answer: 'decline' }),
      params,
      'everything',
      'everything',
    ],
    [
      'closeWorkRequest',
      () => changeOf(useWorkRequestAnswer, { id: 5, answer: 'close' }),
      params,
      'everything',
      'everything',
    ],
    [
      'acceptJoinInvitation',
      () => changeOf(() => useJoinInvitationAnswer(outcome).accept, invitation),
      params,
      'everything',
      'everything',
    ],
    [
      'declineJoinInvitation',
      () => changeOf(() => useJoinInvitationAnswer(outcome).decline, invitation),
      params,
      'recruiters / join-invitations',
      'recruiters / join-invitations',
    ],
  ];

  it.each(changes)('asks for %s once, and what it concerns is read again', async (name, run, given, stale) => {
    expect(await run()).toMatchObject({ asked: [[`recruiters.${name}`, given]], stale: [stale] });
  });

  it.each(changes)('that is refused has what may be out of date read again: %s', async (_, run, __, ___, refused) => {
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await run()).stale).toEqual(refused ? [refused] : []);
  });

  it('says of an answered invitation how it went', async () => {
    const { accept, decline } = {
      accept: () => changeOf(() => useJoinInvitationAnswer(outcome).accept, invitation),
      decline: () => changeOf(() => useJoinInvitationAnswer(outcome).decline, invitation),
    };
    vi.clearAllMocks();
    await accept();
    expect([onAccepted.mock.calls, onDeclined.mock.calls]).toEqual([[[invitation]], []]);
    await decline();
    expect([onAccepted.mock.calls, onDeclined.mock.calls]).toEqual([[[invitation]], [[invitation]]]);
    expect(onFailed).not.toHaveBeenCalled();
    server.respond = () => Promise.reject(new Error('Not now'));
    await accept();
    await decline();
    expect(onFailed.mock.calls.map(([error]) => (error as Error).message)).toEqual(['Not now', 'Not now']);
  });
});
