import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { documentResponse } from '../../../../functions/platform/door/document-response.ts';
import { HttpProblem } from '../../../../functions/platform/door/error-responses.ts';
import { handler, Reply } from '../../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { readingFunction } from '../../../../functions/platform/door/reading-function.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import { TableBusy } from '../../../../functions/platform/table/table-busy.ts';
import { route } from '../../../../shared/contract/route.ts';
import { anActor } from '../../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

const name = z.string().max(500);
const routes = {
  add: route({
    method: 'POST',
    path: '/api/things',
    roles: ['manager'],
    summary: 'Add.',
    request: { body: z.strictObject({ name, more: z.object({ size: z.int() }).strict().optional() }) },
    response: z.object({ name }),
    errors: ['conflict', 'tooMany'],
  }),
  list: route({
    method: 'GET',
    path: '/api/things',
    roles: 'anyone',
    summary: 'List.',
    request: { query: z.strictObject({ size: z.string().optional() }) },
    response: z.object({ name }),
    list: true,
    errors: [],
  }),
  page: route({
    method: 'GET',
    path: '/api/page',
    roles: 'anyone',
    summary: 'Page.',
    request: {},
    response: z.string(),
    document: 'text/html',
    errors: [],
  }),
};

const manager = anActor('manager');
const by = { uuid: manager.uuid, role: 'manager' } as const;
let act: (call: {
  actor?: unknown;
  body?: unknown;
  sourceIp: string;
  userAgent: string;
  cookies: object;
  session: string;
}) => unknown;
let stored: unknown = manager;
const things = httpFunction(
  [
    handler(routes.add, async (call) => act(call) as { name: string }),
    handler(routes.list, async () => ({
      data: [{ name: 'Anvil'.repeat(100), secret: 1 } as { name: string }],
      meta: { total: 1, page: 1, perPage: 9 },
    })),
    handler(
      routes.page,
      async () => new Reply('<p>Hi</p>', { status: 404, headers: { 'x-robots-tag': 'none' }, cookies: ['a=1'] }),
    ),
  ],
  () => ({ accounts: { actor: async () => stored as never } }),
);
type Event = Parameters<typeof anHttpEvent>[0];
const send = (over: Partial<Event> & { base64?: boolean }) => {
  const event = anHttpEvent({ routeKey: 'POST /api/things', by, body: { name: 'Anvil' }, ...over });
  if (over.base64) Object.assign(event, { isBase64Encoded: true, body: Buffer.from(event.body!).toString('base64') });
  return things(event, aContext);
};
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const problem = (statusCode: number, message: string, errors: object[] = [], headers: object = {}) => ({
  statusCode,
  headers: { ...json, ...headers },
  body: JSON.stringify({ message, errors, requestId: 'a-request' }),
});
const wrong = (statusCode: number, message: string, key: string) => problem(statusCode, message, [{ key, message }]);

beforeEach(() => {
  vi.stubEnv('ORIGIN_SECRET', originSecret);
  vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  stored = manager;
  act = () => ({ name: 'Anvil', secret: 1 });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('A call', () => {
  it('is logged by route, status and user, and by nothing else of it', async () => {
    const info = vi.spyOn(log, 'info').mockReturnValue();
    await send({});
    const facts = { what: 'POST /api/things', cause: undefined, milliseconds: expect.any(Number) as number };
    expect(info).toHaveBeenCalledExactlyOnceWith('run ended', { ...facts, status: 200, userId: manager.id });
  });

  it('is read whole, and its result is stripped of what the contract does not name', async () => {
    const calls: unknown[] = [];
    act = ({ actor, body, sourceIp, userAgent, cookies, session }) => {
      calls.push({ actor, body, sourceIp, userAgent, cookies, session });
      return new Reply({ name: 'Anvil', secret: 1 }, { headers: { jwt: 't' }, cookies: ['a=1'] });
    };
    const headers = { 'x-viewer-address': '198.51.100.7', 'user-agent': 'x'.repeat(301) };
    const event = anHttpEvent({
      routeKey: 'POST /api/things',
      by,
      body: { name: 'Anvil' },
      headers,
      cookies: ['a= 1=2', ' b =3'],
    });
    (event.requestContext.authorizer!.jwt.claims as Record<string, string>).origin_jti = 's-1';
    expect(await things(event, aContext)).toEqual({
      statusCode: 200,
      headers: { ...json, jwt: 't' },
      body: '{"data":{"name":"Anvil"}}',
      cookies: ['a=1'],
    });
    await send({ cookies: undefined as never });
    expect(calls).toEqual([
      {
        actor: manager,
        body: { name: 'Anvil' },
        sourceIp: '198.51.100.7',
        userAgent: 'x'.repeat(300),
        cookies: { a: '1=2', b: '3' },
        session: 's-1',
      },
      { actor: manager, body: { name: 'Anvil' }, sourceIp: '203.0.113.9', userAgent: '', cookies: {}, session: '' },
    ]);
    act = () => ({ name: 'Anvil' });
    expect(await send({ base64: true })).toEqual({ statusCode: 200, headers: json, body: '{"data":{"name":"Anvil"}}' });
  });

  const large = JSON.stringify({ name: 'x'.repeat(64 * 1024) });
  it.each<[string, Partial<Event>, object]>([
    [
      'not through our site',
      { headers: { 'x-origin-secret': 'other' } },
      problem(403, 'Call this API through its site'),
    ],
    [
      'with a secret of the same length',
      { headers: { 'x-origin-secret': originSecret.replace(/^./, 'X') } },
      problem(403, 'Call this API through its site'),
    ],
    ['without a token', { by: undefined }, problem(401, 'Sign in to continue')],
    ['of another role', { by: { ...by, role: 'recruiter' } }, problem(403, 'You may not do this')],
    ['to no address', { routeKey: 'GET /api/nothing' }, wrong(404, 'There is no such address', 'path')],
    ['without a body', { body: '' }, problem(422, 'Required', [{ key: 'name', message: 'Required' }])],
    ['that is no JSON', { body: '{' }, wrong(400, 'The body is not valid JSON', 'body')],
    [
      'of another type',
      { headers: { 'content-type': 'text/plain' } },
      wrong(415, 'Send the body as application/json', 'content-type'),
    ],
    [
      'without a type',
      { headers: { 'content-type': '' } },
      wrong(415, 'Send the body as application/json', 'content-type'),
    ],
    ['that is too large', { body: large }, wrong(413, 'The body is larger than 64 KB', 'body')],
    [
      'with an unknown field',
      { body: { name: 'A', x: 1 } },
      problem(422, 'Unknown field', [{ key: 'x', message: 'Unknown field' }]),
    ],
    [
      'with a wrong field and an unknown one within another',
      { body: { name: 'A', more: { size: 'x', y: 1 } } },
      problem(422, 'Must be a number', [
        { key: 'more.size', message: 'Must be a number' },
        { key: 'more.y', message: 'Unknown field' },
      ]),
    ],
    [
      'that is a list',
      { body: '[]' },
      problem(422, 'Must be an object', [{ key: 'body', message: 'Must be an object' }]),
    ],
    [
      'with a query that is broken',
      { routeKey: 'GET /api/things', query: 'a[=1' },
      wrong(400, 'The query is malformed', 'query'),
    ],
    [
      'with a query that is too long',
      { routeKey: 'GET /api/things', query: 'a'.repeat(8 * 1024 + 1) },
      wrong(414, 'The address is too long', 'query'),
    ],
  ])('%s is refused', async (_what, over, response) => {
    expect(await send(over)).toEqual(response);
  });

  it('at a border is taken', async () => {
    const padded = (length: number) => `{"name":"A"${' '.repeat(length - 12)}}`;
    expect(await send({ body: padded(64 * 1024) })).toMatchObject({ statusCode: 200 });
    expect(await send({ body: padded(64 * 1024 + 1) })).toMatchObject({ statusCode: 413 });
    expect(await send({ routeKey: 'GET /api/things', query: `size=${'a'.repeat(8 * 1024 - 5)}` })).toMatchObject({
      statusCode: 200,
    });
    expect(await send({ headers: { 'content-type': 'APPLICATION/JSON; charset=utf-8' } })).toMatchObject({
      statusCode: 200,
    });
  });

  it.each([
    ['has ended', undefined, 401],
    ['is closed', { ...manager, status: 'disabled' }, 401],
    ['is of another role by now', { ...manager, role: 'recruiter' }, 403],
  ])('of an account that %s is refused', async (_what, account, status) => {
    stored = account;
    expect(await send({})).toMatchObject({ statusCode: status });
  });

  it.each([
    ['declared', refuse.conflict('Taken', 'name'), wrong(409, 'Taken', 'name')],
    [
      'declared, with a time to wait',
      refuse.tooMany('Slow down', 7),
      problem(429, 'Slow down', [], { 'retry-after': '7' }),
    ],
    ['every call has', refuse.invalid('name', 'Too long'), wrong(422, 'Too long', 'name')],
    ['not declared', refuse.gone('Gone'), problem(500, 'Something went wrong!')],
    ['no refusal', new Error('secret'), problem(500, 'Something went wrong!')],
    [
      'rivals',
      new TableBusy('12 conflicts'),
      problem(503, 'Others are changing this at the same moment; try again', [], { 'retry-after': '1' }),
    ],
    [
      'of HTTP',
      new HttpProblem(418, 'Teapot', 'pot', { 'x-pot': '1' }),
      problem(418, 'Teapot', [{ key: 'pot', message: 'Teapot' }], { 'x-pot': '1' }),
    ],
  ])('that ends in an error (%s) says what may be said', async (_what, error, response) => {
    act = () => {
      throw error;
    };
    expect(await send({})).toEqual(response);
    expect(vi.mocked(log.error)).toHaveBeenCalledTimes(response.statusCode === 500 ? 1 : 0);
    expect(vi.mocked(log.warn)).toHaveBeenCalledTimes(response.statusCode === 503 ? 1 : 0);
  });

  it('to a list has its rows stripped, with their number', async () => {
    const response = await send({ routeKey: 'GET /api/things', by: undefined, body: undefined });
    expect(response).toEqual({
      statusCode: 200,
      headers: json,
      body: JSON.stringify({ data: [{ name: 'Anvil'.repeat(100) }], meta: { total: 1, page: 1, perPage: 9 } }),
    });
  });

  it('to a document has its text, status, headers and cookies, also as HEAD', async () => {
    const etag = `W/"${createHash('sha256').update('<p>Hi</p>').digest('base64url').slice(0, 22)}"`;
    for (const method of ['GET', 'HEAD'])
      expect(await send({ routeKey: `${method} /api/page`, by: undefined, body: undefined })).toEqual({
        statusCode: 404,
        headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=300', 'x-robots-tag': 'none', etag },
        body: '<p>Hi</p>',
        cookies: ['a=1'],
      });
    const found = (ifNoneMatch?: string) =>
      documentResponse({ document: 'text/html' }, new Reply('<p>Hi</p>', {}), ifNoneMatch);
    expect(found()).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=300', etag },
      body: '<p>Hi</p>',
    });
    for (const held of ['*', ' * ', etag, etag.slice(2), `"x", ${etag}`])
      expect(found(held)).toEqual({ statusCode: 304, headers: { 'cache-control': 'public, max-age=300', etag } });
    for (const other of ['', '"x"', `x${etag}`]) expect(found(other)).toMatchObject({ statusCode: 200 });
  });

  it('to a public document is compressed as its caller accepts, and not without need', async () => {
    const big = readingFunction(
      [handler(routes.page, async () => new Reply('x'.repeat(1024), act({} as never) as object))],
      () => new HttpProblem(404, 'Elsewhere', 'path'),
    );
    const get = (accepted?: string, routeKey = 'GET /api/page') =>
      big(anHttpEvent({ routeKey, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }), aContext);
    act = () => ({});
    const zipped = (await get('gzip'))!;
    expect(zipped).toMatchObject({
      isBase64Encoded: true,
      headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    });
    expect(gunzipSync(Buffer.from(zipped.body!, 'base64')).toString()).toBe('x'.repeat(1024));
    expect(await get()).toMatchObject({ body: 'x'.repeat(1024), headers: { vary: 'Accept-Encoding' } });
    act = () => ({ headers: { 'cache-control': 'private, no-store' } });
    expect((await get('gzip'))!.headers).not.toHaveProperty('content-encoding');
    expect(await get('gzip', 'GET /elsewhere')).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('Elsewhere') as string,
    });
  });
});
