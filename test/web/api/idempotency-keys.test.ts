import { expect, it } from 'vitest';
import { underKey } from '../../../web/api/idempotency-keys.ts';
import { routeTableOf } from '../../../web/api/route-table.ts';
import type { Incoming } from '../../../web/api/transport.ts';

const response = (status: number, headers: Record<string, string> = {}): Incoming => ({
  status,
  header: (name) => headers[name],
  body: { data: {} },
});

/** The keys under which the same intent is sent when it gets these responses, one after the other. */
async function keysSent(intent: unknown, ...responses: (Incoming | Error)[]): Promise<string[]> {
  const keys: string[] = [];
  for (const one of responses)
    await underKey(intent, async (headers) => {
      keys.push(headers['Idempotency-Key'] ?? '');
      if (one instanceof Error) throw one;
      return one;
    }).catch(() => undefined);
  return keys;
}

it.each([
  ['a lost connection', new Error('offline')],
  ['a failure of the server', response(500)],
  ['a busy server', response(503, { 'retry-after': '1' })],
  ['a session that was renewed', response(401)],
  ['too many calls', response(429)],
  ['a rival that is under way', response(409, { 'retry-after': '1' })],
])('A user who tries again after %s sends the same key (PLUS-31)', async (why, failed) => {
  const [first, again, afterSuccess] = await keysSent(['note', why], failed, response(200), response(200));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
  expect(afterSuccess).not.toBe(first);
});

it.each([response(200), response(422), response(409), response(403)])(
  'A decided call ($status) is not named again: the next one is another',
  async (decided) => {
    expect(new Set(await keysSent(['decided', decided.status], decided, decided)).size).toBe(2);
  },
);

it('Another content is another intent', async () => {
  const [one] = await keysSent(['note', 'a'], new Error('offline'));
  const [other] = await keysSent(['note', 'b'], new Error('offline'));
  expect(one).not.toBe(other);
});

it('A second click while the first is under way sends nothing and gets the same response', async () => {
  let sent = 0;
  const { promise, resolve: finish } = Promise.withResolvers<Incoming>();
  const send = () => {
    sent += 1;
    return promise;
  };
  const clicks = [underKey('click', send), underKey('click', send)];
  finish(response(200));
  const [first, second] = await Promise.all(clicks);
  expect([sent, second]).toEqual([1, first]);
});

it('The browser knows which routes create (PLUS-31)', () => {
  expect(routeTableOf(false).jobs?.postJob).toEqual(['POST', '/api/manager/jobs', true]);
  expect(routeTableOf(false).jobs?.holdJob).toHaveLength(2);
  expect(routeTableOf(true).accounts?.signUpManager?.[2]).toBe(true);
});
