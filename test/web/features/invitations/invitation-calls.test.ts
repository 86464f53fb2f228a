import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  candidateInvitationsQuery,
  useCancelCandidateInvitation,
  useInviteCandidates,
  useResendCandidateInvitation,
} from '../../../../web/features/invitations/queries/candidate-invitations.ts';
import {
  recommendationLinkQuery,
  useAcceptAsCandidate,
  useAcceptRecommendation,
  useDeclineRecommendation,
} from '../../../../web/features/recommendations/queries/recommendation-link.ts';
import {
  recommendationsQuery,
  useCancelRecommendation,
  useRecommendJob,
  useResendRecommendation,
} from '../../../../web/features/recommendations/queries/recommendations.ts';
import { changeOf, readOf, server } from '../../support/recorded-calls.ts';

vi.mock('../../../../web/api/api.ts', () => import('../../support/recorded-calls.ts'));
afterEach(() => {
  server.respond = () => undefined;
});

describe('Invitations and recommendations', () => {
  it.each([
    [
      candidateInvitationsQuery('waiting'),
      'invitations / waiting / {}',
      'invitations.listCandidateInvitations',
      { status: 'waiting', page: 2, perPage: 10 },
    ],
    [
      candidateInvitationsQuery('accepted', { range: 'week', zone: 'Europe/Kyiv' }),
      'invitations / accepted / {"range":"week","zone":"Europe/Kyiv"}',
      'invitations.listCandidateInvitations',
      { status: 'accepted', range: 'week', zone: 'Europe/Kyiv', page: 2, perPage: 10 },
    ],
    [
      recommendationsQuery(7),
      'recommendations / 7',
      'recommendations.listRecommendations',
      { jobId: 7, page: 2, perPage: 10 },
    ],
  ])('are read page by page: %#', async (list, key, operation, query) => {
    expect(await readOf(list)).toMatchObject({ key, asked: [operation, { query }], isEndedEarly: true, pages: [1, 3] });
  });

  it('of a mailed link are read with its token and address, and not again for a minute', async () => {
    server.respond = () => ({ data: 'a job' });
    const link = { token: 'abc', email: 'ana@example.com' };
    const query = recommendationLinkQuery(link);
    expect(await readOf(query)).toEqual({
      key: 'recommendation-link / abc',
      asked: ['recommendations.readRecommendationLink', { body: link }],
      isEndedEarly: true,
      found: 'a job',
    });
    expect(query.staleTime).toBe(60_000);
  });

  const emails = ['a@b.example'];
  const link = { token: 'abc', email: 'ana@example.com' };
  type Change = [operation: string, run: () => ReturnType<typeof changeOf>, given: object, stale: string[]];
  const whole = link as Parameters<ReturnType<typeof useAcceptRecommendation>['mutate']>[0];
  const done: Change[] = [
    [
      'invitations.inviteCandidates',
      () => changeOf(useInviteCandidates, emails),
      { body: { emails } },
      ['invitations'],
    ],
    [
      'recommendations.recommendJob',
      () => changeOf(() => useRecommendJob(7), emails),
      { body: { emails, jobId: 7 } },
      ['recommendations / 7'],
    ],
    [
      'recommendations.takeUpRecommendation',
      () => changeOf(useAcceptAsCandidate, link),
      { body: link },
      ['candidate-jobs', 'jobs / count'],
    ],
    ['recommendations.declineRecommendation', () => changeOf(useDeclineRecommendation, link), { body: link }, []],
    ['accounts.acceptRecommendation', () => changeOf(useAcceptRecommendation, whole), { body: link }, []],
  ];
  const settled: Change[] = [
    [
      'invitations.resendCandidateInvitation',
      () => changeOf(useResendCandidateInvitation, 5),
      { params: { inviteId: 5 } },
      ['invitations'],
    ],
    [
      'invitations.cancelCandidateInvitation',
      () => changeOf(useCancelCandidateInvitation, 5),
      { params: { inviteId: 5 } },
      ['invitations'],
    ],
    [
      'recommendations.resendRecommendation',
      () => changeOf(() => useResendRecommendation(7), 5),
      { params: { id: 5 } },
      ['recommendations / 7'],
    ],
    [
      'recommendations.cancelRecommendation',
      () => changeOf(() => useCancelRecommendation(7), 5),
      { params: { id: 5 } },
      ['recommendations / 7'],
    ],
  ];

  it.each([...done, ...settled])(
    'are changed by %s, and what it concerns is read again',
    async (operation, run, given, stale) => {
      expect(await run()).toMatchObject({ asked: [[operation, given]], stale });
    },
  );

  it.each(done)('are left as they are when %s is refused', async (_, run) => {
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await run()).stale).toEqual([]);
  });

  it.each(settled)('are read again even when %s is refused', async (_, run, __, stale) => {
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await run()).stale).toEqual(stale);
  });
});
