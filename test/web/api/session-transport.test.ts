// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../../web/api/session.ts';
import { sessionTransport } from '../../../web/api/session-transport.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = `${part({ alg: 'none' })}.${part({ sub: 'me', exp: 4_102_444_800 })}.x`;
const change = { method: 'POST', address: '/api/jobs/1/candidates/2/status', body: { status: 'submitted' } } as const;

/** Takes calls, which `respond` then ends; returns what fetch was given. */
function takeCalls() {
  const waiting: (() => void)[] = [];
  const fetched = vi.fn(
    (_address: string | URL, _init: RequestInit) =>
      new Promise<Response>((resolve) => waiting.push(() => resolve(Response.json({ data: {} })))),
  );
  vi.stubGlobal('fetch', fetched);
  const respond = () => waiting.splice(0).forEach((one) => one());
  return { respond, inits: () => fetched.mock.calls.map(([, init]) => init) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
});

it('A change is sent to its end although its page is left, with the token and the headers of the call', async () => {
  beginSession(token, true);
  const { respond, inits } = takeCalls();
  const sent = sessionTransport({ ...change, headers: { 'x-key': '1' } });
  await vi.waitFor(() => expect(inits()).toHaveLength(1));
  respond();
  expect(await sent).toMatchObject({ status: 200, body: { data: {} } });
  expect(inits()[0]).toMatchObject({
    method: 'POST',
    body: '{"status":"submitted"}',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'x-key': '1' },
  });
});

it('A call that only reads, and a body that the browser may refuse to keep, end with their page', async () => {
  beginSession(token, true);
  const { respond, inits } = takeCalls();
  const calls = [
    sessionTransport({ method: 'GET', address: '/api/jobs' }),
    sessionTransport({ ...change, body: { text: 'x'.repeat(5000) } }),
  ];
  await vi.waitFor(() => expect(inits()).toHaveLength(2));
  respond();
  await Promise.all(calls);
  expect(inits().filter(({ keepalive }) => keepalive)).toEqual([]);
});

it('Of thirty changes at once a few are kept, and later ones again', async () => {
  beginSession(token, true);
  const { respond, inits } = takeCalls();
  const calls = Array.from({ length: 30 }, () => sessionTransport(change));
  await vi.waitFor(() => expect(inits()).toHaveLength(30));
  expect(inits().filter(({ keepalive }) => keepalive)).toHaveLength(5);
  respond();
  await Promise.all(calls);
  const later = sessionTransport(change);
  await vi.waitFor(() => expect(inits()).toHaveLength(31));
  respond();
  await later;
  expect(inits().at(-1)?.keepalive).toBe(true);
});
