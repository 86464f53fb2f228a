import { afterEach, expect, it, vi } from 'vitest';
import { openTransport } from '../../../web/api/open-transport.ts';

afterEach(() => vi.unstubAllGlobals());

it('A call of a public page sends its words as JSON and no token', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ data: 1 }, { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  const response = await openTransport({ method: 'POST', address: '/api/guest', body: { a: 1 }, headers: {} });
  expect([response.status, response.body]).toEqual([201, { data: 1 }]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
});

it('A call of a public page that is left is cancelled, and not reported as a lost connection', async () => {
  const leaving = new AbortController();
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const call = openTransport({ method: 'GET', address: '/api/guest', headers: {}, signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('A call that reaches nobody says so', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  await expect(openTransport({ method: 'GET', address: '/api/guest', headers: {} })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
  });
});

it('A call without content sends none, with its own headers, and reads headers and a body that is no JSON', async () => {
  const fetched = vi.fn(
    async (_address: string, _init: RequestInit) => new Response('<html>', { headers: { jwt: 'x' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const { signal } = new AbortController();
  const response = await openTransport({ method: 'GET', address: '/api/guest', headers: { 'x-key': '1' }, signal });
  expect(fetched.mock.calls).toEqual([
    [
      '/api/guest',
      {
        method: 'GET',
        headers: { accept: 'application/json', 'x-key': '1' },
        signal,
        keepalive: false,
      },
    ],
  ]);
  expect([response.header('jwt'), response.header('other'), response.body]).toEqual(['x', undefined, undefined]);
});

it('A call without a signal is never given up, and says what to do when nobody is reached', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Promise.reject(new TypeError('x')));
  vi.stubGlobal('fetch', fetched);
  await expect(openTransport({ method: 'GET', address: '/api/guest' })).rejects.toMatchObject({
    message: 'HireHub cannot be reached. Check your connection and try again.',
  });
  expect(fetched.mock.calls[0]?.[1].signal).toBeNull();
});
