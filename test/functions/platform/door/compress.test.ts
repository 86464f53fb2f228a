import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { handler as bindHandler, Reply } from '../../../../functions/platform/door/handler.ts';
import { preferredEncoding } from '../../../../functions/platform/door/compress.ts';
import { httpFunction } from '../../../../functions/platform/door/http-function.ts';
import { route } from '../../../../shared/contract/route.ts';
import { anActor } from '../../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';

const long = 'words that repeat, '.repeat(200);
const texts = {
  readShort: route({
    method: 'GET',
    path: '/api/short',
    roles: 'anyone',
    summary: 'Short.',
    request: {},
    response: z.string(),
    errors: [],
  }),
  readLong: route({
    method: 'GET',
    path: '/api/long',
    roles: 'anyone',
    summary: 'Long.',
    request: {},
    response: z.string(),
    errors: [],
  }),
  readOwn: route({
    method: 'GET',
    path: '/api/own',
    roles: ['manager'],
    summary: 'Own.',
    request: {},
    response: z.string(),
    errors: [],
  }),
  readPage: route({
    method: 'GET',
    path: '/api/page',
    roles: 'anyone',
    summary: 'Page.',
    request: {},
    response: z.string(),
    document: 'text/html; charset=utf-8',
    errors: [],
  }),
};
let page = new Reply(long, {});
const handler = httpFunction(
  [
    bindHandler(texts.readShort, async () => 'short'),
    bindHandler(texts.readLong, async () => long),
    bindHandler(texts.readOwn, async () => long),
    bindHandler(texts.readPage, async () => page),
  ],
  () => ({}),
);

beforeEach(() => {
  vi.stubEnv('ORIGIN_SECRET', originSecret);
  page = new Reply(long, {});
});

const ask = (routeKey: string, headers: Record<string, string> = {}) =>
  handler(anHttpEvent({ routeKey, headers, by: anActor('manager') }), aContext);
const bytes = (body: string | undefined) => Buffer.from(body ?? '', 'base64');

describe('A public response', () => {
  it('is sent with Brotli or gzip as the caller accepts, and says that it varies by that', async () => {
    const [br, gz, plain] = await Promise.all(
      ['gzip, deflate, br', 'gzip;q=0.5', 'identity'].map((accepted) =>
        ask('GET /api/long', { 'accept-encoding': accepted }),
      ),
    );
    expect(br).toMatchObject({ isBase64Encoded: true, headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' } });
    expect(JSON.parse(brotliDecompressSync(bytes(br?.body)).toString())).toEqual({ data: long });
    expect(gz?.headers?.['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(bytes(gz?.body)).toString())).toEqual({ data: long });
    expect(plain).toMatchObject({ body: JSON.stringify({ data: long }), headers: { vary: 'Accept-Encoding' } });
    expect(plain?.headers?.['content-encoding']).toBeUndefined();
  });

  it('stays as it is where compression would save nothing', async () => {
    const short = await ask('GET /api/short', { 'accept-encoding': 'br' });
    expect([short.body, short.headers?.['content-encoding']]).toEqual(['{"data":"short"}', undefined]);
  });
});

it('A response to a signed-in person is never compressed, so that its length reveals nothing', async () => {
  expect((await ask('GET /api/own', { 'accept-encoding': 'br' })).headers?.['content-encoding']).toBeUndefined();
});

describe('A document', () => {
  it('is served to HEAD as to GET', async () => {
    expect(await ask('HEAD /api/page')).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', etag: (await ask('GET /api/page')).headers?.etag },
    });
  });

  it('is not sent again to a client that holds it, until it changes', async () => {
    const etag = String((await ask('GET /api/page', { 'accept-encoding': 'br' })).headers?.etag);
    const again = await ask('GET /api/page', { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers?.etag]).toEqual([304, undefined, etag]);
    page = new Reply(`${long}.`, {});
    expect((await ask('GET /api/page', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('has the status that its handler sets, even when the client holds a copy', async () => {
    page = new Reply(long, { status: 410, headers: { 'cache-control': 'no-cache' } });
    const gone = await ask('GET /api/page');
    expect(gone).toMatchObject({ statusCode: 410, headers: { 'cache-control': 'no-cache' } });
    expect((await ask('GET /api/page', { 'if-none-match': String(gone.headers?.etag) })).statusCode).toBe(410);
  });
});

it.each([
  ['', undefined],
  ['br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['deflate', undefined],
  ['GZIP;q=0.8', 'gzip'],
  ['identity, *;q=0', undefined],
])('of "%s" %s is chosen', (accepted, taken) => {
  expect(preferredEncoding(accepted)).toBe(taken);
});
