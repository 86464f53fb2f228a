import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as bindHandler } from '../../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { isFromOurPages } from '../../../../functions/platform/door/only-from-our-pages.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

const ours = 'https://hirehub.example';

it.each([
  ['our own page', ours, 'same-origin', true],
  ['our own page in a browser without fetch metadata', ours, undefined, true],
  ['no browser at all', undefined, undefined, true],
  ['the user themself, without a page', undefined, 'none', true],
  ['another site', 'https://evil.example', 'cross-site', false],
  ['another site in a browser without fetch metadata', 'https://evil.example', undefined, false],
  ['a neighbouring subdomain', 'https://blog.hirehub.example', 'same-site', false],
  ['another port of our host', 'https://hirehub.example:8443', 'same-site', false],
  ['our host without TLS', 'http://hirehub.example', 'cross-site', false],
  ['an address that begins like ours', 'https://hirehub.example.evil.example', undefined, false],
  ['a sandboxed frame', 'null', 'cross-site', false],
  ['a form of another site that hides its origin', undefined, 'cross-site', false],
])('A request of %s is let in or not', (_, origin, site, expected) => {
  expect(isFromOurPages({ origin, site }, ours)).toBe(expected);
});

describe('Routes with cookies', () => {
  let called = 0;
  const { refresh, signOut, verify } = contract.accounts;
  const done = { done: true as const };
  const handler = httpFunction(
    [
      bindHandler(refresh, async () => {
        called += 1;
        return done;
      }),
      bindHandler(signOut, async () => {
        called += 1;
        return done;
      }),
      bindHandler(verify, async () => {
        throw new Error('is not called');
      }),
    ],
    () => ({}),
  );
  const call = async (path: string, headers: Record<string, string>) => {
    const response = await handler(anHttpEvent({ routeKey: `POST ${path}`, headers }), aContext);
    return { status: response.statusCode, ...(JSON.parse(response.body ?? '{}') as object) };
  };

  beforeEach(() => {
    called = 0;
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    vi.stubEnv('SITE_URL', ours);
  });
  afterEach(() => vi.unstubAllEnvs());

  it.each([refresh.path, signOut.path])('%s is refused to another site before its handler sees it', async (path) => {
    expect(await call(path, { origin: 'https://evil.example' })).toEqual({
      status: 403,
      message: 'Call this from our own pages',
      errors: [],
      requestId: 'a-request',
    });
    expect((await call(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(called).toBe(0);
    expect((await call(path, { origin: ours, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await call(path, {})).status).toBe(200);
    expect(called).toBe(2);
  });
});
