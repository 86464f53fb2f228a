// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../web/api/api.ts';
import { onSessionLost } from '../../../web/api/call.ts';
import { beginSession, endSession, readSession } from '../../../web/api/session.ts';

interface Sent {
  address: string;
  authorization: string | null;
}

const tokenOf = (name: string) =>
  `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: name, exp: 4_102_444_800 }))}.${name}`.replaceAll('=', '');
const oldToken = tokenOf('old');
const newToken = tokenOf('new');
let sent: Sent[] = [];

function serve(answer: (sent: Sent) => { status: number; body?: unknown; jwt?: string }): void {
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const one = {
      address: String(input).replace(globalThis.location.origin, ''),
      authorization: new Headers(init.headers).get('authorization'),
    };
    sent.push(one);
    const { status, body, jwt } = answer(one);
    return new Response(JSON.stringify(body ?? {}), {
      status,
      headers: { 'content-type': 'application/json', ...(jwt ? { jwt } : {}) },
    });
  });
}

beforeEach(() => {
  sent = [];
  beginSession(oldToken, true);
});
afterEach(() => endSession());

it('A call carries the token as a bearer header and never in the address (API-02)', async () => {
  serve(() => ({ status: 200, body: { data: [] } }));
  await api.notifications.listUnreadNotifications();
  expect(sent).toEqual([{ address: '/api/notifications/unread', authorization: `Bearer ${oldToken}` }]);
});

it('A call that needs a token is not sent without one and raises no notice (PERM-43)', async () => {
  serve(() => ({ status: 401 }));
  const lost = vi.fn();
  onSessionLost(lost);
  endSession();
  await expect(api.notifications.listUnreadNotifications({})).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual([]);
  expect(lost).not.toHaveBeenCalled();
});

async function refusesWithoutToken(calls: (() => Promise<unknown>)[]): Promise<void> {
  serve(() => ({ status: 401 }));
  endSession();
  for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'AbortError' });
}

it('Adding or changing a note on a job without a token sends nothing (JOB-43)', async () => {
  const body = { note: 'Call' };
  await refusesWithoutToken([
    () => api.jobs.addJobNote({ params: { id: 1 }, body }),
    () => api.jobs.changeJobNote({ params: { id: 1, noteId: 2 }, body }),
  ]);
  expect(sent).toEqual([]);
});

it('Adding or changing a note on a candidate on a job without a token sends nothing (PIPE-18)', async () => {
  const [body, pair] = [{ note: 'Call' }, { jobId: 1, candidateId: 2 }];
  await refusesWithoutToken([
    () => api.pipeline.addCandidateJobNote({ params: pair, body }),
    () => api.pipeline.changeCandidateJobNote({ params: { ...pair, noteId: 3 }, body }),
  ]);
  expect(sent).toEqual([]);
});

it.each(['/api/notifications/unread', '/api/auth/refresh'])(
  'Signing out while %s is loading shows no error and does not sign the user in again (PERM-43)',
  async (leavesDuring) => {
    serve(({ address }) => {
      if (address === leavesDuring) endSession();
      return address === '/api/auth/refresh' ? { status: 200, jwt: newToken } : { status: 401 };
    });
    const lost = vi.fn();
    onSessionLost(lost);
    await expect(api.notifications.listUnreadNotifications({})).rejects.toMatchObject({ name: 'AbortError' });
    expect(readSession().token).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(lost).not.toHaveBeenCalled();
  },
);

it('Public calls send no token (PERM-49)', async () => {
  serve(() => ({ status: 200, body: { data: [] } }));
  await api.lookups.listCountries();
  expect(sent[0]?.authorization).toBeNull();
});

it('An expired session is renewed once for all waiting calls, which then repeat', async () => {
  serve(({ address, authorization }) => {
    if (address === '/api/auth/refresh') return { status: 200, body: { data: { done: true } }, jwt: newToken };
    return authorization === `Bearer ${newToken}`
      ? { status: 200, body: { data: [] } }
      : { status: 401, body: { message: 'Ended', errors: [] } };
  });
  await Promise.all([api.notifications.listUnreadNotifications(), api.profile.readProfile()]);
  expect(sent.filter(({ address }) => address === '/api/auth/refresh')).toHaveLength(1);
  expect(localStorage.getItem('hirehub.token')).toBe(newToken);
});

it('A session that cannot be renewed ends and the app is notified (AUTH-44, AUTH-60)', async () => {
  const lost = vi.fn();
  onSessionLost(lost);
  serve(() => ({ status: 401, body: { message: 'Ended', errors: [] } }));
  await expect(api.profile.readProfile()).rejects.toMatchObject({ status: 401 });
  expect(lost).toHaveBeenCalledOnce();
  expect(readSession()).toEqual({ token: null, isAuthorized: false });
  expect(localStorage.getItem('hirehub.token')).toBeNull();
});

it.each([403, 429, 500, 503])(
  'A %i response to a renewal keeps the session, and the next call renews (AUTH-60)',
  async (status) => {
    const lost = vi.fn();
    onSessionLost(lost);
    let isDown = true;
    serve(({ address, authorization }) => {
      if (address === '/api/auth/refresh')
        return isDown
          ? { status, body: { message: 'Not now', errors: [] } }
          : { status: 200, body: { data: { done: true } }, jwt: newToken };
      return authorization === `Bearer ${newToken}`
        ? { status: 200, body: { data: [] } }
        : { status: 401, body: { message: 'Ended', errors: [] } };
    });
    await expect(api.notifications.listUnreadNotifications()).rejects.toMatchObject({ status, message: 'Not now' });
    expect(readSession().token).toBe(oldToken);
    expect(lost).not.toHaveBeenCalled();
    isDown = false;
    await api.notifications.listUnreadNotifications();
    expect(readSession().token).toBe(newToken);
  },
);

it.each(['garbage', 'a.b.c', '{}'])(
  'A stored text that is not a token (%s) ends the session like a wrong token (ERR-08, ERR-09)',
  async (stored) => {
    beginSession(stored, true);
    const lost = vi.fn();
    onSessionLost(lost);
    serve(() => ({ status: 401, body: { message: 'Ended', errors: [] } }));
    await expect(api.accounts.verify({})).rejects.toMatchObject({ status: 401 });
    expect(sent[0]).toEqual({ address: '/api/auth/verify', authorization: null });
    expect(lost).toHaveBeenCalledOnce();
    expect(localStorage.getItem('hirehub.token')).toBeNull();
  },
);

it('A refused call fails with the refusal’s fields and message (VALID-40)', async () => {
  serve(() => ({ status: 422, body: { message: 'Invalid', errors: [{ key: 'firstName', message: 'Required' }] } }));
  await expect(api.profile.changeProfile({ body: {} as never })).rejects.toMatchObject({
    status: 422,
    errors: [{ key: 'firstName', message: 'Required' }],
  });
});

it.each([400, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503])(
  'A %i response fails the call with its error and keeps the session (ERR-13)',
  async (status) => {
    serve(() => ({ status, body: { message: `Said with ${status}`, errors: [] } }));
    await expect(api.profile.readProfile()).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message: `Said with ${status}`,
    });
    expect(readSession().token).toBe(oldToken);
  },
);

it('A call without a response fails with an error that says so', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.lookups.listCountries()).rejects.toMatchObject({
    status: 0,
    message: 'HireHub cannot be reached. Check your connection and try again.',
  });
  await expect(api.profile.readProfile()).rejects.toMatchObject({ status: 0 });
});
