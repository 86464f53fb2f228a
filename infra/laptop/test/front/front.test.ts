import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import type { Behaviour } from '../../front/behaviour.ts';
import { serveFront } from '../../front/front.ts';
import { openSite } from '../../front/site.ts';
import { viewerFunction, viewerResponseFunction } from '../../front/viewer-function.ts';
import { openHttpApi } from '../../http-api/http-api.ts';
import { listenOnLoopback } from '../../listen.ts';
import { temporaryFolder } from '../fixture-app.ts';

const pageToIndex = viewerFunction(
  `function handler(event) { var r = event.request; if (r.uri.lastIndexOf('.') <= r.uri.lastIndexOf('/')) r.uri = '/index.html'; return r; }`,
);
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;

const every = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];

interface Said {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A distribution before a small site and an API that returns its event. */
async function aFront(): Promise<
  (method: string, target: string, headers?: Record<string, string>, body?: Buffer) => Promise<Said>
> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(path.join(folder, 'landing.html'), '<!doctype html><title>Landing</title>');
  writeFileSync(path.join(folder, 'assets/app-1.js'), script);
  writeFileSync(path.join(folder, '../outside.txt'), 'secret');
  const api = openHttpApi({
    id: 'abc',
    stage: '$default',
    invoke: async (_, event) => ({
      payload: {
        statusCode: 200,
        headers: { 'content-type': 'application/json', 'x-frame-options': 'SAMEORIGIN' },
        cookies: ['r=1; Secure; HttpOnly'],
        body: JSON.stringify(event),
      },
    }),
  });
  api.addRoute('ANY /api/{proxy+}', { functionName: 'Api' });
  const servers = await listenOnLoopback(0);
  onTestFinished(servers.close);
  const behaviours: Behaviour[] = [
    {
      pattern: '/api/*',
      origin: { kind: 'http-api', api },
      originHeaders: [['X-Origin-Secret', 'right']],
      responseHeaders: [
        { name: 'x-frame-options', value: 'DENY', override: true },
        { name: 'content-type', value: 'text/plain', override: false },
      ],
      viewerRequest: viewerFunction(
        `function handler(event) { event.request.headers['x-viewer-address'] = { value: event.viewer.ip }; return event.request; }`,
      ),
      compress: true,
      methods: every,
    },
    {
      pattern: '/pages/*',
      origin: { kind: 'http-api', api },
      originHeaders: [['X-Origin-Secret', 'right']],
      responseHeaders: [],
      viewerRequest: viewerFunction(
        `function handler(event) { var r = event.request; r.uri = '/api' + r.uri; r.querystring = { q: r.querystring.q, page: r.querystring.page }; for (var n in r.querystring) if (!r.querystring[n]) delete r.querystring[n]; return r; }`,
      ),
      compress: false,
      methods: ['GET', 'HEAD'],
    },
    {
      pattern: '/files/*',
      origin: { kind: 'signed-bucket', url: `http://127.0.0.1:${servers.port}/api/bucket` },
      originHeaders: [],
      responseHeaders: [{ name: 'x-content-type-options', value: 'nosniff', override: true }],
      viewerRequest: viewerFunction(
        `function handler(event) { event.request.uri = event.request.uri.slice(6); return event.request; }`,
      ),
      compress: false,
      methods: ['GET', 'HEAD'],
    },
    {
      pattern: '/ws',
      origin: { kind: 'socket', gateway: () => undefined },
      originHeaders: [],
      responseHeaders: [],
      compress: false,
      methods: every,
    },
    {
      pattern: '*',
      origin: { kind: 'site', bucket: 'site' },
      originHeaders: [],
      responseHeaders: [{ name: 'content-security-policy', value: "default-src 'none'", override: true }],
      viewerRequest: pageToIndex,
      viewerResponse: viewerResponseFunction(
        `function handler(event) { var r = event.response; if (event.request.uri === '/config.json') { r.statusCode = 404; r.headers['x-robots-tag'] = { value: 'noindex' }; } return r; }`,
      ),
      compress: true,
      methods: ['GET', 'HEAD'],
      rootObject: 'landing.html',
    },
  ];
  serveFront(servers, {
    behaviours,
    site: openSite({ folder, extra: { 'config.json': '{"stage":"local"}' } }),
    before: async () => false,
  });
  return (method, target, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port: servers.port, path: target, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
      });
      sent.on('error', reject).end(body);
    });
}

const badPaths = String.raw`/% /%zz /%ff /%E0%A4%A // //evil.example/jobs /\ /\evil.example /%00 * http://evil.example/ /_local/%`;
const badParts = '/api/% /api/%E0%A4%A /api/%00 /files/% /files/%00 /ws/%';
const tooLong = [`/${'a'.repeat(8192)}`, `/jobs?q=${'a'.repeat(8192)}`];
const malformed = `${badPaths} ${badParts}`.split(' ').concat(tooLong);

it.each(malformed)(
  'The malformed address %.40s is refused as a bad request, by page, API, file and socket',
  async (target) => {
    const ask = await aFront();
    expect((await ask('GET', target)).status).toBe(400);
    expect((await ask('POST', target, {}, Buffer.from('{}'))).status).toBe(400);
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'a',
      'sec-websocket-version': '13',
    };
    expect((await ask('GET', target, upgrade)).status).toBe(400);
  },
);

it('An address longer than any server reads is refused, and does not hang', async () => {
  const ask = await aFront();
  expect((await ask('GET', `/${'a'.repeat(17_000)}`)).status).toBe(431);
});

it('An odd address that can be read is served', async () => {
  const ask = await aFront();
  for (const target of ['/jobs?q=%', '/a%2F%2Fb', '/a//b', '/%F0%9F%8D%8F', `/jobs?q=${'a'.repeat(8000)}`])
    expect((await ask('GET', target)).status, target).toBeLessThan(500);
});

it('Every address of a page serves the single page, never from a cache, with the policy of the template', async () => {
  const ask = await aFront();
  const page = await ask('GET', '/jobs/12');
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('<title>Shop</title>');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  });
  expect((await ask('GET', '/missing.png')).status).toBe(404);
  expect((await ask('POST', '/jobs')).status).toBe(403);
});

it('A function on viewer responses changes status and headers, and sees no refusal of the origin', async () => {
  const ask = await aFront();
  const changed = await ask('GET', '/config.json');
  expect(changed.body.toString()).toBe('{"stage":"local"}');
  expect(changed.status).toBe(404);
  expect(changed.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'content-security-policy': "default-src 'none'" });
  expect((await ask('GET', '/jobs/12')).headers).not.toHaveProperty('x-robots-tag');
  expect((await ask('GET', '/missing.png')).body.toString()).toBe('There is no such file.\n');
});

it('puts the root object into a request for / before the viewer function sees it, as CloudFront does', async () => {
  const ask = await aFront();
  expect((await ask('GET', '/')).body.toString()).toContain('<title>Landing</title>');
  expect((await ask('GET', '/?utm_source=mail')).body.toString()).toContain('<title>Landing</title>');
});

it('A function on viewer requests reports the caller’s address, whatever the caller says', async () => {
  const ask = await aFront();
  const said = async (headers: Record<string, string>) =>
    (JSON.parse((await ask('GET', '/api/who', headers)).body.toString()) as { headers: Record<string, string> })
      .headers['x-viewer-address'];
  expect(await said({})).toBe('127.0.0.1');
  expect(await said({ 'X-Viewer-Address': '203.0.113.66' })).toBe('127.0.0.1');
});

it('Pages are routed to the API as the template’s function says, query included, and reject writes', async () => {
  const ask = await aFront();
  const drawn = JSON.parse((await ask('GET', '/pages/one?page=2&q=a%20b&page=3')).body.toString()) as {
    rawPath: string;
    rawQueryString: string;
    headers: Record<string, string>;
  };
  expect([drawn.rawPath, drawn.rawQueryString, drawn.headers['x-origin-secret']]).toEqual([
    '/api/pages/one',
    'q=a%20b&page=2&page=3',
    'right',
  ]);
  expect((await ask('HEAD', '/pages/one')).status).toBe(200);
  expect((await ask('POST', '/pages/one')).status).toBe(403);
});

it('A signed download is passed to its bucket with its query and nothing of the caller, and gets the headers of the policy', async () => {
  const ask = await aFront();
  const caller = { cookie: 'refresh=of-caller', authorization: 'Bearer of-caller', 'x-amz-copy-source': 'other' };
  const { status, headers, body } = await ask('GET', '/files/chat/1-2/f?X-Amz-Signature=abc&n=a%20b', caller);
  const seen = JSON.parse(body.toString()) as {
    rawPath: string;
    rawQueryString: string;
    headers: object;
    cookies?: [];
  };
  expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect([seen.rawPath, seen.rawQueryString]).toEqual(['/api/bucket/chat/1-2/f', 'X-Amz-Signature=abc&n=a%20b']);
  expect(JSON.stringify([seen.headers, seen.cookies])).not.toMatch(/of-caller|copy-source/);
  expect((await ask('PUT', '/files/chat/1-2/f?X-Amz-Signature=abc')).status).toBe(403);
});

it('Hashed files are cached for a year, with conditional requests, ranges and compression', async () => {
  const ask = await aFront();
  const file = await ask('GET', '/assets/app-1.js');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-encoding']).toBeUndefined();
  expect((await ask('GET', '/assets/app-1.js', { 'if-none-match': String(file.headers.etag) })).status).toBe(304);
  const compressed = await ask('GET', '/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.body).toString()).toBe(script);
  const part = await ask('GET', '/assets/app-1.js', { range: 'bytes=0-6' });
  expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
    206,
    'console',
    `bytes 0-6/${script.length}`,
  ]);
  expect((await ask('GET', '/assets/app-1.js', { range: 'bytes=99999-' })).status).toBe(416);
  const head = await ask('HEAD', '/assets/app-1.js');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(script.length)]);
});

it('Nothing outside the site’s folder is served', async () => {
  const ask = await aFront();
  for (const target of ['/../outside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt'])
    expect((await ask('GET', target)).status).toBe(404);
});

it('Calls are passed to the API with the secret that a viewer cannot choose', async () => {
  const ask = await aFront();
  const { headers, body } = await ask(
    'PUT',
    '/api/jobs/7?q=1',
    { 'x-origin-secret': 'guessed', 'content-type': 'application/json', host: 'localhost:3000' },
    Buffer.from('{"a":1}'),
  );
  const event = JSON.parse(body.toString()) as { headers: Record<string, string>; rawPath: string; body: string };
  expect(event).toMatchObject({
    rawPath: '/api/jobs/7',
    rawQueryString: 'q=1',
    body: '{"a":1}',
    headers: { 'x-origin-secret': 'right', 'x-forwarded-for': '127.0.0.1' },
  });
  expect(event.headers).not.toHaveProperty('host');
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'content-type': 'application/json',
    'set-cookie': ['r=1; Secure; HttpOnly'],
  });
});

it('Safari gets its cookies without Secure, which it would drop on http', async () => {
  const ask = await aFront();
  const { headers } = await ask('GET', '/api/x', {
    'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  });
  expect(headers['set-cookie']).toEqual(['r=1; HttpOnly']);
});

it('The socket address says that it speaks WebSocket only', async () => {
  const ask = await aFront();
  expect((await ask('GET', '/ws')).status).toBe(426);
});
