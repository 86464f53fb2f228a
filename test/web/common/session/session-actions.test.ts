// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession, readSession } from '../../../../web/api/session.ts';
import { enter, leave } from '../../../../web/common/session/session-actions.ts';
import { intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { respondToCalls } from '../../support/render-page.tsx';
import { aManagerAccount } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

beforeEach(() => beginSession(token, true));
afterEach(() => vi.unstubAllGlobals());

it('Signing out leads to / and clears storage and cached data (AUTH-45, AUTH-66, AUTH-67, AUTH-69, AUTH-70)', async () => {
  globalThis.history.replaceState(null, '', '/clients');
  respondToCalls({ 'POST /api/auth/sign-out': { body: { data: { done: true } } } });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['notifications', 'unread'], [1]);
  await leave(queryClient);
  expect(readSession()).toEqual({ token: null, isAuthorized: false });
  expect(globalThis.location.pathname).toBe('/');
  expect(localStorage).toHaveLength(0);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('Signing out resets what was loaded of education, certifications, experience and resumes, and drafts of them (AUTH-71)', async () => {
  respondToCalls({ 'POST /api/auth/sign-out': { body: { data: { done: true } } } });
  const queryClient = new QueryClient();
  const keys = ['education', 'certifications', 'experience', 'resumes'].map((part) => ['candidates', 9, part]);
  for (const key of keys) queryClient.setQueryData(key, [{ id: 1 }]);
  localStorage.setItem('hirehub.job-draft.1.new', '{}');
  sessionStorage.setItem('hirehub.pending-action', '{}');
  await leave(queryClient);
  expect(keys.map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined, undefined, undefined]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('Signing out ends the session even if the call fails (AUTH-68)', async () => {
  respondToCalls({ 'POST /api/auth/sign-out': { status: 500, body: { message: 'Down', errors: [] } } });
  await leave(new QueryClient());
  expect(readSession().isAuthorized).toBe(false);
  expect(globalThis.location.pathname).toBe('/');
});

it('A failed sign-out call is retried when the connection is back, because only the server can clear the cookie (AUTH-68)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await leave(new QueryClient());
  const sent = respondToCalls({ 'POST /api/auth/sign-out': { body: { data: { done: true } } } });
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent.map(({ address }) => address)).toEqual(['/api/auth/sign-out']), 10_000);
  globalThis.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(1);
});

it('The retried sign-out does not sign out a user who has signed in since (AUTH-68)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await leave(new QueryClient());
  const sent = respondToCalls({});
  beginSession(token, true);
  globalThis.dispatchEvent(new Event('online'));
  expect(sent).toEqual([]);
});

it('Signing out from the notifications page first marks unread ones as viewed (AUTH-65)', async () => {
  globalThis.history.replaceState(null, '', '/notifications');
  const sent = respondToCalls({
    'GET /api/notifications/unread': { body: { data: [{ id: 3 }, { id: 4 }] } },
    'POST /api/notifications/view': { body: { data: { viewed: 2, unread: 0 } } },
    'POST /api/auth/sign-out': { body: { data: { done: true } } },
  });
  await leave(new QueryClient());
  expect(sent.map(({ method, address, body }) => [method, address, body])).toEqual([
    ['GET', '/api/notifications/unread', undefined],
    ['POST', '/api/notifications/view', { ids: [3, 4] }],
    ['POST', '/api/auth/sign-out', undefined],
  ]);
});

it('Signing out cancels every request in progress (SHELL-69)', async () => {
  respondToCalls({ 'POST /api/auth/sign-out': { body: { data: { done: true } } } });
  const queryClient = new QueryClient();
  void queryClient.fetchQuery({ queryKey: ['clients'], queryFn: () => new Promise(() => {}) }).catch(() => {});
  expect(queryClient.isFetching()).toBe(1);
  await leave(queryClient);
  expect(queryClient.isFetching()).toBe(0);
});

it('Logging in leads a candidate to the job that they apply to, before the page they came from', () => {
  endSession();
  localStorage.setItem('hirehub.redirect', '/notifications');
  keepIntendedJob({ jobId: 7, applies: true });
  enter(new QueryClient(), { account: { ...aManagerAccount, role: 'candidate' }, token, remember: true });
  expect(globalThis.location.pathname).toBe('/jobs/view/7');
  expect(intendedJob()).toMatchObject({ jobId: 7, applies: true });
});

it('Logging in as another role forgets the job that only candidates apply to', () => {
  endSession();
  localStorage.setItem('hirehub.redirect', '/notifications');
  keepIntendedJob({ jobId: 7, applies: true });
  enter(new QueryClient(), { account: aManagerAccount, token, remember: true });
  expect(globalThis.location.pathname).toBe('/notifications');
  expect(intendedJob()).toBeUndefined();
});
