import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { handler as bindHandler } from '../../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { onceOnly } from '../../../../functions/platform/door/once-only.ts';
import type { HttpEvent } from '../../../../functions/platform/door/http-event.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import { requestsIn } from '../../../../functions/platform/table/repeatable-request.ts';
import { roles } from '../../../../shared/constants/roles.ts';
import { route } from '../../../../shared/contract/route.ts';
import { uuidOf } from '../../../../shared/rules/ids.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const thing = z.object({ id: z.number(), name: z.string() });
const declared = {
  request: { body: z.strictObject({ name: z.string() }) },
  response: thing,
  errors: ['conflict'],
  creates: true,
} as const;
const things = {
  add: route({ method: 'POST', path: '/api/things', roles, summary: 'Add.', ...declared }),
  register: route({ method: 'POST', path: '/api/open-things', roles: 'anyone', summary: 'Add.', ...declared }),
};
const manager = anActor('manager');
const otherId = manager.id + 4096;
const other = anActor('manager', { id: otherId, uuid: uuidOf(otherId, '0123456789abcdef') });

type Content = Pick<NonNullable<HttpEvent['call']>, 'params' | 'query' | 'body'>;
const content: Content = { params: { id: 1 }, query: { all: true }, body: { name: 'Anvil' } };
/** Every part of what a call asks for, otherwise than in `content`. */
const otherwise: Content = { params: { id: 2 }, query: { all: false }, body: { name: 'Hammer' } };

describe('A creating call with an Idempotency-Key (PLUS-31)', () => {
  const clock = aClock();
  /** How many things were made, and what happens at which point of making one. */
  let made: number;
  let before: () => Promise<unknown> | void;
  let after: () => Promise<unknown> | void;

  const local = withLocalTable();
  const table = opened(() => tableIn(local));

  async function make(name: string) {
    await before();
    const id = clock.newId();
    await table.write([{ put: { pk: `THING#${id}`, sk: 'THING', name } }]);
    made += 1;
    await after();
    return { id, name };
  }
  const handler = httpFunction(
    [
      bindHandler(things.add, async ({ body }) => make(body.name)),
      bindHandler(things.register, async ({ body }) => make(body.name)),
    ],
    () => ({
      accounts: { actor: async (id: number) => (id === manager.id ? manager : other) },
      repeatable: { requests: requestsIn(table), now: clock.now },
    }),
  );

  beforeEach(() => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    vi.spyOn(log, 'error').mockImplementation(() => {});
    made = 0;
    before = () => {};
    after = () => {};
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const call = async (
    key: string | undefined,
    name = 'Anvil',
    { by = manager as typeof manager | undefined, path = '/api/things' } = {},
  ) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const event = anHttpEvent({ routeKey: `POST ${path}`, body: { name }, headers, ...(by ? { by } : {}) });
    const response = await handler(event, aContext);
    return {
      status: response.statusCode,
      text: response.body ?? '',
      retryAfter: response.headers?.['retry-after'],
      message: (JSON.parse(response.body ?? '{}') as { message?: string }).message,
      keys: ((JSON.parse(response.body ?? '{}') as { errors?: { key: string }[] }).errors ?? []).map(
        ({ key: at }) => at,
      ),
    };
  };

  it('has one effect and the same response each time, for a day', async () => {
    const first = await call('once');
    expect(first.status).toBe(200);
    expect([await call('once'), await call('once')]).toEqual([first, first]);
    expect(made).toBe(1);
    clock.set(new Date(Date.parse(clock.now()) + 86_401_000).toISOString());
    expect((await call('once')).status).toBe(200);
    expect(made).toBe(2);
  });

  it('without the header, or under another key, makes another', async () => {
    await call(undefined);
    await call(undefined);
    await call('one');
    await call('two');
    expect(made).toBe(4);
  });

  it('of another content is refused with 422, which names the header', async () => {
    await call('same', 'Anvil');
    const message = 'This key was used for another request';
    expect(await call('same', 'Hammer')).toMatchObject({ status: 422, keys: ['Idempotency-Key'], message });
    expect(made).toBe(1);
  });

  it.each(Object.entries(otherwise))('is of another content where only its %s are others', async (part, others) => {
    const event = (said: object) =>
      ({ headers: { 'idempotency-key': `same-${part}` }, call: { ...content, ...said } }) as never;
    const needs = () => ({ requests: requestsIn(table), now: clock.now });
    const carryOut = async () => ({ statusCode: 200, body: '{}' });
    await onceOnly(event({}), things.add, needs, carryOut);
    expect(await onceOnly(event({}), things.add, needs, carryOut)).toMatchObject({ statusCode: 200 });
    await expect(onceOnly(event({ [part]: others }), things.add, needs, carryOut)).rejects.toMatchObject({
      status: 422,
    });
  });

  it('that others had first, and that is gone when it is looked up, is said to be carried out', async () => {
    const event = { headers: { 'idempotency-key': 'gone' }, call: { body: { name: 'Anvil' } } } as never;
    const requests = {
      found: async () => undefined,
      save: async ({ refusal }: { refusal?: Error }) => {
        throw refusal;
      },
    };
    const needs = () => ({ requests, now: clock.now });
    const done = onceOnly(event, things.add, needs, async () => ({ statusCode: 200, body: '{}' }));
    await expect(done).rejects.toMatchObject({
      status: 409,
      message: 'This was carried out already; reload to see it',
      key: 'Idempotency-Key',
      headers: { 'retry-after': '1' },
    });
    const down = new Error('the table is down');
    const failing = onceOnly(event, things.add, needs, () => Promise.reject(down));
    await expect(failing).rejects.toBe(down);
  });

  it('whose response is too long to store is carried out once, and is said to be when it is repeated', async () => {
    const event = (key: string) => ({ headers: { 'idempotency-key': key }, call: { body: { name: key } } }) as never;
    const needs = () => ({ requests: requestsIn(table), now: clock.now });
    const responses = [100_000, 100_001].map(async (length) => {
      const carryOut = async () => ({ statusCode: 201, body: 'x'.repeat(length) });
      await onceOnly(event(`long-${length}`), things.add, needs, carryOut);
      return onceOnly(event(`long-${length}`), things.add, needs, carryOut);
    });
    expect((await responses[0])?.statusCode).toBe(201);
    await expect(responses[1]).rejects.toMatchObject({ status: 409 });
  });

  it('of another caller, or to another route, is another call', async () => {
    const mine = await call('shared');
    const theirs = await call('shared', 'Anvil', { by: other });
    const open = await call('shared', 'Anvil', { by: undefined, path: '/api/open-things' });
    expect(new Set([mine.text, theirs.text, open.text]).size).toBe(3);
    expect(await call('shared', 'Anvil', { by: undefined, path: '/api/open-things' })).toEqual(open);
    expect(made).toBe(3);
  });

  it.each(['', ' ', 'with space', 'x'.repeat(201), 'ümlaut'])('is refused with the malformed key %j', async (key) => {
    const message = 'Must have 1 to 200 characters without spaces';
    expect(await call(key)).toMatchObject({ status: 422, keys: ['Idempotency-Key'], message });
    expect(made).toBe(0);
  });

  it('sent by fifty rivals at once has one effect; each gets its response, or 409 with Retry-After', async () => {
    const rivals = await Promise.all(Array.from({ length: 50 }, () => call('rivals')));
    expect(made).toBe(1);
    const winners = rivals.filter(({ status }) => status === 200);
    expect(new Set(winners.map(({ text }) => text)).size).toBe(1);
    expect(
      rivals.filter(
        ({ status, retryAfter }) => status !== 200 && !([409, 503].includes(status ?? 0) && retryAfter === '1'),
      ),
    ).toEqual([]);
    expect(await call('rivals')).toEqual(winners[0]);
  });

  it('whose effect was there when the server stopped is not carried out again', async () => {
    after = () => Promise.reject(new Error('the server stops'));
    expect((await call('crash')).status).toBe(500);
    after = () => {};
    expect(await call('crash')).toMatchObject({ status: 409, retryAfter: '1', keys: ['Idempotency-Key'] });
    expect(made).toBe(1);
  });

  it('that failed before it had an effect is carried out when it is repeated', async () => {
    before = () => Promise.reject(new Error('the server stops'));
    expect((await call('early')).status).toBe(500);
    before = () => Promise.reject(refuse.conflict('The job is closed'));
    expect((await call('early')).status).toBe(409);
    before = () => {};
    expect((await call('early')).status).toBe(200);
    expect(made).toBe(1);
  });

  it('gets its rival’s response where a rule refuses what the rival has just done', async () => {
    let first: Awaited<ReturnType<typeof call>> | undefined;
    before = async () => {
      if (made > 0 || first) return;
      before = () => {};
      first = await call('points');
      throw refuse.conflict('No points are left');
    };
    expect(await call('points')).toEqual(first);
    expect(made).toBe(1);
  });

  it('stores neither key nor body', async () => {
    await call('a-very-secret-key', 'a-very-secret-name-that-is-not-returned');
    const { text } = await call('a-very-secret-key', 'a-very-secret-name-that-is-not-returned');
    const stored = await table.query({ pk: `USER#${manager.id}#REQUESTS` });
    expect(JSON.stringify(stored)).not.toContain('a-very-secret-key');
    expect(stored.map(({ response }) => (response as { body: string } | undefined)?.body)).toContain(text);
  });
});
