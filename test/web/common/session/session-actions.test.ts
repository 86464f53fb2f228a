// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession, readSession } from '../../../../web/api/session.ts';
import { endAllSessions, enter, leave } from '../../../../web/common/session/session-actions.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { respondToCalls } from '../../support/render-page.tsx';
import { aManagerAccount } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

beforeEach(() => beginSession(token, true));

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

it('Entering keeps nothing of the session before, whose page begins again, and has the new account at hand (AUTH-57 to AUTH-59)', () => {
  const reload = vi.fn();
  const location = {
    ...globalThis.location,
    reload,
    origin: globalThis.location.origin,
    pathname: '/log-in',
    search: '',
    href: globalThis.location.href,
  };
  vi.stubGlobal('location', location);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['jobs'], [1]);
  enter(queryClient, { account: aManagerAccount, token, remember: false });
  expect(queryClient.getQueryData(['jobs'])).toBeUndefined();
  expect(queryClient.getQueryData(accountQuery.queryKey)).toEqual(aManagerAccount);
  expect([readSession().token, sessionStorage.length > 0, reload.mock.calls.length]).toEqual([token, true, 1]);
  endSession();
  enter(queryClient, { account: aManagerAccount, token, remember: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('Signing out where nothing is unread marks nothing, and a failure to mark it still signs out (AUTH-65, AUTH-68)', async () => {
  globalThis.history.replaceState(null, '', '/notifications');
  const out = { 'POST /api/auth/sign-out': { body: { data: { done: true } } } };
  const none = respondToCalls({ ...out, 'GET /api/notifications/unread': { body: { data: [] } } });
  await leave(new QueryClient());
  expect(none.map(({ method }) => method)).toEqual(['GET', 'POST']);
  beginSession(token, true);
  globalThis.history.replaceState(null, '', '/notifications');
  const failed = respondToCalls(out);
  await leave(new QueryClient());
  expect(failed.at(-1)?.address).toBe('/api/auth/sign-out');
  expect(readSession().isAuthorized).toBe(false);
});

it('Signing out everywhere ends this session once the server has ended all, and not before', async () => {
  globalThis.history.replaceState(null, '', '/clients');
  const queryClient = new QueryClient();
  queryClient.setQueryData(['jobs'], [1]);
  respondToCalls({});
  await expect(endAllSessions(queryClient)).rejects.toThrow('Not found');
  expect([readSession().token, globalThis.location.pathname, queryClient.getQueryData(['jobs'])]).toEqual([
    token,
    '/clients',
    [1],
  ]);
  respondToCalls({ 'POST /api/auth/sign-out-everywhere': { body: { data: { done: true } } } });
  await endAllSessions(queryClient);
  expect([readSession().token, globalThis.location.pathname, queryClient.getQueryData(['jobs'])]).toEqual([
    null,
    '/',
    undefined,
  ]);
});
