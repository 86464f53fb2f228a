import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { errorResponses } from '../../../../functions/platform/door/error-responses.ts';
import { handler as bindHandler, Reply } from '../../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { TableBusy } from '../../../../functions/platform/table/table-busy.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import { route } from '../../../../shared/contract/route.ts';
import { id, paging } from '../../../../shared/contract/fields.ts';
import { roles } from '../../../../shared/constants/roles.ts';
import { personName } from '../../../../shared/validation/person-fields.ts';
import { anActor } from '../../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

type Failed = Parameters<NonNullable<ReturnType<typeof errorResponses>['onError']>>[0];

const thing = z.object({ id: z.number(), name: z.string() });
const things = {
  addThing: route({
    method: 'POST',
    path: '/api/things',
    roles: ['manager'],
    summary: 'Add.',
    request: { body: z.strictObject({ name: personName, sizes: z.array(z.int()).max(3).optional() }) },
    response: thing,
    errors: ['conflict'],
  }),
  readThing: route({
    method: 'GET',
    path: '/api/things/{id}',
    roles: ['manager', 'recruiter'],
    summary: 'Read.',
    request: { params: z.strictObject({ id }) },
    response: thing,
    errors: ['notFound'],
  }),
  listThings: route({
    method: 'GET',
    path: '/api/things',
    roles: 'anyone',
    summary: 'List.',
    request: { query: z.strictObject(paging()) },
    response: thing,
    list: true,
    errors: ['tooMany'],
  }),
};

it.each([
  ['requests', {}, 1200, 'You sent very many requests; try again in a second', '1'],
  ['creations', { creates: true }, 300, 'You added very much in a short time; try again in 10 seconds', '10'],
  ['texts', { writesText: true }, 60, 'You had very many texts written; try again in 30 seconds', '30'],
] as const)(
  'Beyond the budget of %s a user is refused with a sentence and when to try again, and other users are not (PLUS-43)',
  async (_kind, over, most, message, retryAfter) => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    let calls = 0;
    const spender = httpFunction(
      [
        bindHandler(route({ ...things.readThing, ...over }), async () => {
          calls += 1;
          return { id: 1, name: 'Olivia' };
        }),
      ],
      () => ({}),
    );
    const call = (by: Actor) =>
      spender(anHttpEvent({ routeKey: 'GET /api/things/{id}', by, params: { id: '1' } }), aContext);
    const [ana, bo] = [anActor('manager', { id: 71 }), anActor('recruiter', { id: 72 })];
    for (let count = 0; count < most + 50; count += 1) {
      const { statusCode } = await call(ana);
      expect(statusCode).toBe(count < most ? 200 : 429);
    }
    expect(calls).toBe(most);
    const refused = await call(ana);
    expect(refused.headers?.['retry-after']).toBe(retryAfter);
    expect(JSON.parse(refused.body ?? '')).toEqual({
      message,
      errors: [{ key: 'request', message }],
      requestId: 'a-request',
    });
    expect((await call(bo)).statusCode).toBe(200);
    vi.useRealTimers();
    vi.unstubAllEnvs();
  },
);

describe('The door of HTTP functions', () => {
  let stored: Actor | undefined;
  /** What the handler of `addThing` does. */
  let add: () => unknown;
  const seen: unknown[] = [];
  const handler = httpFunction(
    [
      bindHandler(things.addThing, async ({ actor, body }) => {
        seen.push({ actor, body });
        return add() as { id: number; name: string };
      }),
      bindHandler(things.readThing, async ({ params }) => {
        if (params.id === 404) throw refuse.notFound('There is no such thing');
        return { id: params.id, name: 'Anvil', secret: 'of the server' };
      }),
      bindHandler(things.listThings, async ({ query }) => {
        if (query.page === 9) throw refuse.tooMany('Slow down', 7);
        const meta = { total: 1, page: query.page, perPage: query.perPage, secret: 'of the server' };
        return { data: [{ id: 1, name: 'Anvil', secret: 'of the server' }], meta };
      }),
    ],
    () => ({ accounts: { actor: async () => stored } }),
  );
  const manager = anActor('manager');

  beforeEach(() => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {});
    stored = manager;
    add = () => ({ id: 1, name: 'Anvil' });
    seen.length = 0;
  });
  afterEach(() => vi.restoreAllMocks());

  async function ask(
    request: Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'> & { operation: keyof typeof things },
  ) {
    const { method, path } = things[request.operation];
    const { statusCode, body, headers } = await handler(
      anHttpEvent({ ...request, routeKey: `${method} ${path}` }),
      aContext,
    );
    return {
      status: statusCode,
      headers,
      body: JSON.parse(body ?? 'null') as {
        data?: unknown;
        message?: string;
        errors?: { key: string; message: string }[];
      },
    };
  }
  const post = (body: unknown, over: object = {}) => ask({ operation: 'addThing', by: manager, body, ...over });
  const refused = async (asked: ReturnType<typeof ask>) => {
    const { status, body } = await asked;
    return { status, keys: body.errors && [...new Set(body.errors.map(({ key }) => key))], message: body.message };
  };

  it('knows the caller by the address that our distribution reports, else by the one API Gateway sees', async () => {
    const ips: string[] = [];
    const route = things.listThings;
    const entry = httpFunction(
      [
        bindHandler(route, async ({ sourceIp }) => {
          ips.push(sourceIp);
          return { data: [], meta: { total: 0, page: 1, perPage: 25 } };
        }),
      ],
      () => ({}),
    );
    for (const headers of [{ 'x-viewer-address': '2001:db8::7', 'x-forwarded-for': '203.0.113.66' }, {}])
      await entry(anHttpEvent({ routeKey: 'GET /api/things', headers: headers as Record<string, string> }), aContext);
    expect(ips).toEqual(['2001:db8::7', '203.0.113.9']);
  });

  it('puts results under `data`, and lists with their meta (API-05, API-06)', async () => {
    expect((await ask({ operation: 'readThing', by: manager, params: { id: '5' } })).body).toEqual({
      data: { id: 5, name: 'Anvil' },
    });
    expect((await ask({ operation: 'listThings', query: 'page=2' })).body).toEqual({
      data: [{ id: 1, name: 'Anvil' }],
      meta: { total: 1, page: 2, perPage: 25 },
    });
  });

  it('lets out nothing that the contract does not name', async () => {
    const answers = await Promise.all([
      ask({ operation: 'readThing', by: manager, params: { id: '5' } }),
      ask({ operation: 'listThings' }),
    ]);
    expect(JSON.stringify(answers)).not.toContain('secret');
  });

  it('responds with a bare 500 to a result that the contract does not allow (ERR-21)', async () => {
    add = () => ({ id: 1, name: 7 });
    expect(await refused(post({ name: 'Anvil' }))).toEqual({ status: 500, keys: [], message: 'Something went wrong!' });
  });

  it('passes on headers and cookies of a reply', async () => {
    add = () => new Reply({ id: 1, name: 'Anvil' }, { headers: { jwt: 'token' }, cookies: ['a=b'] });
    const result = await handler(
      anHttpEvent({ routeKey: 'POST /api/things', by: manager, body: { name: 'Anvil' } }),
      aContext,
    );
    expect([result.headers?.jwt, result.cookies]).toEqual(['token', ['a=b']]);
  });

  it('names each rejected field with a message (VALID-40)', async () => {
    const { status, body } = await post({ name: 'A', sizes: [1, 'two'] });
    expect([status, body.errors]).toEqual([
      422,
      [
        { key: 'name', message: 'at least 2 chars' },
        { key: 'sizes.1', message: expect.any(String) },
      ],
    ]);
    expect(body.message).toBe('at least 2 chars');
  });

  it('names every field that is wrong in the same way, and everything that is wrong with one field', async () => {
    expect((await post({ name: 'Anvil', sizes: ['one', 'two'] })).body.errors).toEqual([
      { key: 'sizes.0', message: 'Must be a number' },
      { key: 'sizes.1', message: 'Must be a number' },
    ]);
    expect((await post({ name: '\u0007' })).body.errors).toEqual([
      { key: 'name', message: 'Contains characters that are not allowed' },
      { key: 'name', message: 'at least 2 chars' },
    ]);
  });

  it.each([
    ['an unknown key', { name: 'Anvil', color: 'red' }, 'color'],
    ['a missing key', {}, 'name'],
    ['control characters in a name', { name: 'Anv\u0007il' }, 'name'],
    ['a line break in a name', { name: 'Anv\nil' }, 'name'],
    ['half a character in a name', { name: 'Anv\ud83dil' }, 'name'],
    ['a list that is too long', { name: 'Anvil', sizes: [1, 2, 3, 4] }, 'sizes'],
    ['no object', [1], 'body'],
    ['no body', undefined, 'name'],
  ])('rejects %s by its field before the handler runs', async (_, body, key) => {
    expect(await refused(post(body))).toMatchObject({ status: 422, keys: [key] });
    expect(seen).toEqual([]);
  });

  it.each([
    ['malformed JSON', '{"name": "Anv', {}, 400, 'body'],
    ['another content type', '{"name":"Anvil"}', { 'content-type': 'text/plain' }, 415, 'content-type'],
    ['a body of a megabyte', JSON.stringify({ name: 'A'.repeat(1_048_576) }), {}, 413, 'body'],
  ])('rejects %s', async (_, body, headers, status, key) => {
    expect(await refused(post(body, { headers }))).toMatchObject({ status, keys: [key] });
    expect(seen).toEqual([]);
  });

  it.each([
    ['page=0', 422, 'page'],
    ['page=x', 422, 'page'],
    ['perPage=101', 422, 'perPage'],
    ['sort=name', 422, 'sort'],
    ['page[=1', 400, 'query'],
    ['page=1&page=2', 400, 'query'],
    [`page=${'1'.repeat(9000)}`, 414, 'query'],
  ])('rejects the query %.12s', async (query, status, key) => {
    expect(await refused(ask({ operation: 'listThings', query }))).toMatchObject({ status, keys: [key] });
  });

  it.each(['0', '-1', '1.5', 'abc', '9007199254740993'])('rejects the id %s in a path', async (wrong) => {
    expect(await refused(ask({ operation: 'readThing', by: manager, params: { id: wrong } }))).toMatchObject({
      status: 422,
      keys: ['id'],
    });
  });

  it('turns a declared refusal into its status and says when to try again', async () => {
    add = () => {
      throw refuse.conflict('Taken already', 'name');
    };
    expect(await refused(post({ name: 'Anvil' }))).toEqual({ status: 409, keys: ['name'], message: 'Taken already' });
    expect((await ask({ operation: 'readThing', by: manager, params: { id: '404' } })).status).toBe(404);
    const slowed = await ask({ operation: 'listThings', query: 'page=9' });
    expect([slowed.status, slowed.headers?.['retry-after']]).toEqual([429, '7']);
  });

  it('says when to try again a write that did not get past its rivals, on every route (503)', async () => {
    add = () => {
      throw new TableBusy();
    };
    const { status, headers } = await post({ name: 'Anvil' });
    expect([status, headers?.['retry-after']]).toEqual([503, '1']);
  });

  it('responds with 500 to a refusal that the route does not declare', async () => {
    add = () => {
      throw refuse.gone('It was here a moment ago');
    };
    expect(await refused(post({ name: 'Anvil' }))).toEqual({ status: 500, keys: [], message: 'Something went wrong!' });
  });

  it('responds with 500 to a refusal on a route that declares none', () => {
    const request = { error: refuse.conflict('Taken already'), event: {} } as unknown as Failed;
    void errorResponses(() => undefined).onError?.(request);
    expect(request.response).toMatchObject({ statusCode: 500 });
  });

  it('says nothing about an internal error', async () => {
    add = () => {
      throw new Error('the table hirehub-prod is gone');
    };
    expect(JSON.stringify(await post({ name: 'Anvil' }))).not.toContain('hirehub-prod');
  });

  it.each([undefined, '', 'wrong', `${originSecret}-and-more`])(
    'refuses a call that bypasses the CDN with the secret %s',
    async (secret) => {
      const headers = { 'x-origin-secret': secret as string };
      expect((await ask({ operation: 'listThings', headers })).status).toBe(403);
      expect((await post({ name: 'Anvil' }, { headers })).status).toBe(403);
      expect(seen).toEqual([]);
    },
  );

  it('refuses each role that the route does not name, but for the manager that a super manager still is (PERM-55)', async () => {
    const statuses = await Promise.all(
      roles.map(async (role) => [
        role,
        (await ask({ operation: 'addThing', by: anActor(role), body: { name: 'Anvil' } })).status,
      ]),
    );
    expect(Object.fromEntries(statuses)).toEqual({ super_manager: 200, manager: 200, recruiter: 403, candidate: 403 });
  });

  it('asks callers without a token, or with a foreign one, to sign in (API-02)', async () => {
    expect((await ask({ operation: 'addThing', body: { name: 'Anvil' } })).status).toBe(401);
    expect((await ask({ operation: 'readThing', params: { id: '5' } })).status).toBe(401);
    expect((await post({ name: 'Anvil' }, { by: { uuid: 'a-user', role: 'manager' } })).status).toBe(401);
    expect((await ask({ operation: 'listThings' })).status).toBe(200);
  });

  it.each([
    ['is gone', undefined, 401],
    ['is disabled', anActor('manager', { status: 'disabled' }), 401],
    ['is unconfirmed', anActor('manager', { status: 'unconfirmed' }), 401],
    ['has another role now', anActor('recruiter', { id: manager.id }), 403],
    ['is a candidate now', anActor('candidate', { id: manager.id }), 403],
  ])(
    'decides changes by the stored account: one that %s is refused although the token is valid (DEC-31)',
    async (_, account, status) => {
      stored = account;
      expect((await post({ name: 'Anvil' })).status).toBe(status);
      expect(seen).toEqual([]);
      expect((await ask({ operation: 'readThing', by: manager, params: { id: '5' } })).status).toBe(200);
    },
  );

  it('lets a manager who became a super manager go on with what is theirs, by an old token and a new one (PLUS-53, DEC-70)', async () => {
    stored = anActor('super_manager', { id: manager.id, uuid: manager.uuid });
    for (const role of ['manager', 'super_manager'] as const) {
      expect((await post({ name: 'Anvil' }, { by: { uuid: manager.uuid, role } })).status).toBe(200);
    }
    const acting = { actor: { id: manager.id, role: 'manager' } };
    expect(seen).toMatchObject([acting, acting]);
  });

  it('hands the handler the stored account, not the token', async () => {
    stored = { ...manager, firstName: 'Renamed' };
    await post({ name: ' Anvil ' });
    expect(seen).toEqual([{ actor: stored, body: { name: 'Anvil' } }]);
  });
});
