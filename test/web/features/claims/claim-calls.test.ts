import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '../../../../shared/constants/roles.ts';
import { claimLinkQuery, useAnswerByLink } from '../../../../web/features/claims/queries/claim-link.ts';
import {
  assignableJobsQuery,
  claimPreviewQuery,
  claimQuery,
  claimsQuery,
  useAssignCandidate,
  useConfirmClaim,
  useDeclineClaim,
  useEndClaim,
} from '../../../../web/features/claims/queries/claims.ts';
import { changeOf, readOf, server } from '../../support/recorded-calls.ts';

vi.mock('../../../../web/api/api.ts', () => import('../../support/recorded-calls.ts'));
afterEach(() => {
  server.respond = () => undefined;
});

const listOf: Record<(typeof roles)[number], string> = {
  super_manager: 'claims.listManagerClaims',
  manager: 'claims.listManagerClaims',
  recruiter: 'claims.listRecruiterClaims',
  candidate: 'claims.listCandidateClaims',
};

describe('Claims', () => {
  it.each(roles)('of a %s are read page by page', async (role) => {
    expect(await readOf(claimsQuery(role))).toMatchObject({
      key: 'claims / list',
      asked: [listOf[role], { query: { page: 2 } }],
      isEndedEarly: true,
      pages: [1, 3],
    });
  });

  it.each([
    [claimQuery(9), 'claims / one / 9', 'readClaim', { params: { id: 9 } }],
    [claimPreviewQuery(3, 7), 'claims / preview / 3 / 7', 'previewClaim', { query: { candidateId: 3, jobId: 7 } }],
    [assignableJobsQuery(3), 'candidate-profiles / 3 / assignable', 'listAssignableJobs', { params: { id: 3 } }],
    [claimLinkQuery('abc'), 'claim-link / abc', 'readClaimLink', { body: { token: 'abc' } }],
  ])('have what is read in one call: %#', async (query, key, operation, asked) => {
    server.respond = () => ({ data: 'found' });
    expect(await readOf(query)).toEqual({
      key,
      asked: [`claims.${operation}`, asked],
      isEndedEarly: true,
      found: 'found',
    });
  });

  it('are previewed only for a job that is chosen', () => {
    expect([claimPreviewQuery(3, 7).enabled, claimPreviewQuery(3, null).enabled]).toEqual([true, false]);
  });

  it('of a mailed link are read once', () => {
    expect(claimLinkQuery('abc').staleTime).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('A change of claims', () => {
  const ending = { params: { id: 9 }, body: { reason: 'Too far' } };
  const given = { id: 9, reason: 'Too far' };
  const profile = 'candidate-profiles / 3';
  it.each<[string, () => ReturnType<typeof changeOf>, object, string[]]>([
    ['confirmClaim', () => changeOf(useConfirmClaim, 9), { params: { id: 9 } }, ['claims']],
    ['declineClaim', () => changeOf(useDeclineClaim, given), ending, ['claims']],
    ['endRecruiterClaim', () => changeOf(() => useEndClaim('recruiter'), given), ending, ['claims']],
    ['endCandidateClaim', () => changeOf(() => useEndClaim('candidate'), given), ending, ['claims']],
    [
      'assignCandidate',
      () => changeOf(() => useAssignCandidate(3), { jobIds: [7, 8], message: 'Hello' }),
      { params: { id: 3 }, body: { jobIds: [7, 8], message: 'Hello' } },
      ['claims', profile],
    ],
  ])('asks for %s, and what it concerns is read again, even after a refusal', async (name, run, asked, stale) => {
    expect(await run()).toMatchObject({ asked: [[`claims.${name}`, asked]], stale });
    server.respond = () => Promise.reject(new Error('Not now'));
    expect(await run()).toMatchObject({ stale, found: new Error('Not now') });
  });

  it('returns which jobs the candidate was asked about', async () => {
    server.respond = () => ({ data: { claims: [1], refused: [] } });
    const { found } = await changeOf(() => useAssignCandidate(3), { jobIds: [7], message: undefined });
    expect(found).toEqual({ claims: [1], refused: [] });
  });

  it.each([
    ['confirm', 'claims.confirmClaimByLink'],
    ['decline', 'claims.declineClaimByLink'],
  ] as const)(
    'by a mailed link (%s) uses the link up, which is read again only if it failed',
    async (answer, operation) => {
      server.respond = () => ({ data: 'done' });
      const run = () => changeOf(() => useAnswerByLink('abc'), { claimId: 9, answer });
      expect(await run()).toMatchObject({
        asked: [[operation, { body: { token: 'abc', claimId: 9 } }]],
        stale: [],
        found: 'done',
      });
      server.respond = () => Promise.reject(new Error('Not now'));
      expect((await run()).stale).toEqual(['claim-link']);
    },
  );
});
