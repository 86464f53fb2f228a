import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as bindHandler } from '../../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { roles } from '../../../../shared/constants/roles.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../../shared/contract/route.ts';
import { anActor } from '../../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

// The door of every operation of the contract, before any handler: bad input is rejected with a status and a field,
// never with 500.
const megabyte = 1_048_576;
const operations = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries<RouteDefinition>(routes).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
);
const withBody = operations.filter(({ route }) => route.request.body);
// A page rendered for its address responds with a 404 page, whatever the address.
const withParams = operations.filter(({ route }) => route.request.params && !route.document);

describe('Bad input to any operation', () => {
  const reached: string[] = [];
  beforeEach(() => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    reached.length = 0;
  });

  async function send(
    route: RouteDefinition,
    {
      body,
      headers = {},
      params,
      query = '',
    }: { body?: unknown; headers?: Record<string, string>; params?: Record<string, string>; query?: string },
  ) {
    const actor = anActor(
      route.roles === 'anyone' ? 'manager' : (roles.find((role) => route.roles.includes(role)) ?? 'manager'),
    );
    const handler = bindHandler(route, async () => {
      reached.push(route.path);
      throw new Error('the handler was reached');
    });
    const ids = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, '1']));
    const entry = httpFunction([handler], () => ({ accounts: { actor: async () => actor } }));
    const answered = await entry(
      anHttpEvent({
        routeKey: `${route.method} ${route.path}`,
        params: params ?? ids,
        query,
        headers,
        by: actor,
        ...(body === undefined ? {} : { body }),
      }),
      aContext,
    );
    const { errors = [] } = JSON.parse(answered.body ?? '{}') as { errors?: { key: string; message: string }[] };
    return { status: answered.statusCode, keys: errors.map(({ key }) => key) };
  }

  it.each(withBody)('$name accepts JSON only', async ({ route }) => {
    const others = ['text/plain', 'application/x-www-form-urlencoded', ''];
    for (const type of route.multipart ? others : [...others, 'multipart/form-data; boundary=x']) {
      expect(await send(route, { body: '{"a":1}', headers: { 'content-type': type } })).toEqual({
        status: 415,
        keys: ['content-type'],
      });
    }
    expect(reached).toEqual([]);
  });

  it.each(withBody)('$name rejects malformed JSON', async ({ route }) => {
    for (const body of ['{"a":', 'a=1', '\u0000', '{"a":1}}'])
      expect(await send(route, { body })).toEqual({ status: 400, keys: ['body'] });
    expect(reached).toEqual([]);
  });

  it.each(withBody)('$name rejects a body beyond its limit', async ({ route }) => {
    const size = Math.max(megabyte, (route.maxBodyBytes ?? 0) + 1);
    expect(await send(route, { body: JSON.stringify({ name: 'A'.repeat(size) }) })).toEqual({
      status: 413,
      keys: ['body'],
    });
    expect(reached).toEqual([]);
  });

  it.each(withBody)('$name rejects unknown keys by name', async ({ route }) => {
    const { status, keys } = await send(route, { body: { isAdmin: true } });
    expect(status).toBe(422);
    // Where a body may have one of several shapes, this is the body that fits none.
    expect(keys.includes('isAdmin') || keys.includes('body')).toBe(true);
    expect(reached).toEqual([]);
  });

  it.each(withBody)('$name rejects a body of the wrong shape', async ({ route }) => {
    for (const body of ['null', '[]', '7', '"text"', '{"__proto__":{"isAdmin":true}}', '[[[[]]]]'])
      expect((await send(route, { body })).status).toBe(422);
    expect(reached).toEqual([]);
  });

  it.each(withParams)('$name rejects impossible values in its path', async ({ route }) => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
    const wrong = Object.fromEntries(names.map((name) => [name, '../0; DROP']));
    const { status, keys } = await send(route, { params: wrong });
    expect([status, names.includes(keys[0] ?? '')]).toEqual([422, true]);
    expect(reached).toEqual([]);
  });

  it('An id that no number can hold is named once', async () => {
    const params = { id: '9007199254740993' };
    expect(await send(contract.jobs.readJob, { params })).toEqual({ status: 422, keys: ['id'] });
  });

  it.each(operations)(
    '$name rejects queries with broken brackets, unknown keys or too much text',
    async ({ route }) => {
      if (!route.request.query) return;
      expect(await send(route, { query: 'a[=1' })).toEqual({ status: 400, keys: ['query'] });
      expect((await send(route, { query: `a=${'1'.repeat(9000)}` })).status).toBe(414);
      const unknown = await send(route, { query: 'isAdmin=true' });
      expect([unknown.status, unknown.keys.includes('isAdmin')]).toEqual([422, true]);
      expect(reached).toEqual([]);
    },
  );
});
