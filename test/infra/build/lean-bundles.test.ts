import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../../functions/features/description/describe-api.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { leanBundles } from '../../../infra/build/lean-bundles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-lean-'));
const heard: { request: IncomingMessage; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push({ request, body });
    response
      .writeHead(200, { 'content-type': 'application/json', etag: '"1"' })
      .end(request.method === 'GET' ? 'a snapshot' : '{"MessageId":"42"}');
  });
});

const script = `
  import { S3Client, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
  import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { createElement } from 'react';
  const s3 = new S3Client({ forcePathStyle: true });
  await s3.send(new PutObjectCommand({ Bucket: 'snapshots', Key: 'newest', Body: 'a snapshot', ContentType: 'text/plain' }));
  const { Body, ETag } = await s3.send(new GetObjectCommand({ Bucket: 'snapshots', Key: 'newest' }));
  const { MessageId } = await new SESv2Client({}).send(new SendEmailCommand({
    FromEmailAddress: 'no-reply@hirehub.example',
    Destination: { ToAddresses: ['mia@hirehub.example'] },
    Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Html: { Data: renderToStaticMarkup(createElement('p', null, 'a & b')) } } } },
  }));
  console.log(JSON.stringify({ snapshot: await Body.transformToString(), ETag, MessageId }));
`;

let size: number;
let printed: unknown;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const env = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'FROMTHEENVIRONMENT',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    NODE_ENV: 'production',
  };
  const run = await lean(script);
  size = run.size;
  printed = JSON.parse(await run.print(env));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Bundles a script; `print` runs it and returns what it printed. */
async function lean(contents: string): Promise<{ size: number; print: (env: NodeJS.ProcessEnv) => Promise<string> }> {
  const outfile = path.join(mkdtempSync(path.join(folder, 'bundle-')), 'lean.mjs');
  const stdin = { contents, resolveDir: import.meta.dirname };
  const banner = { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" };
  const { metafile } = await build({
    stdin,
    outfile,
    banner,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    plugins: [leanBundles()],
    metafile: true,
  });
  return {
    size: Object.values(metafile.outputs)[0]?.bytes ?? 0,
    print: async (env) =>
      (await promisify(execFile)(process.execPath, [outfile], { env, maxBuffer: 10_000_000 })).stdout,
  };
}

describe('Lean bundles', () => {
  it('still read and write everything that the clients describe', () => {
    expect(printed).toEqual({ snapshot: 'a snapshot', ETag: '"1"', MessageId: '42' });
    const mail = heard.find(({ request }) => request.method === 'POST');
    expect(mail?.request.url).toBe('/v2/email/outbound-emails');
    expect(JSON.parse(mail?.body ?? '')).toMatchObject({
      FromEmailAddress: 'no-reply@hirehub.example',
      Content: { Simple: { Body: { Html: { Data: '<p>a &amp; b</p>' } } } },
    });
    expect(heard.find(({ request }) => request.method === 'GET')?.request.url).toBe('/snapshots/newest?x-id=GetObject');
    expect(heard.find(({ request }) => request.method === 'PUT')?.body).toContain('a snapshot');
  });

  it('sign with the credentials in the environment', () => {
    for (const { request } of heard) expect(request.headers.authorization).toContain('Credential=FROMTHEENVIRONMENT/');
  });

  it('send AWS the version of the client', () => {
    for (const { request } of heard) expect(request.headers['user-agent']).toMatch(/^aws-sdk-js\/3\.\d+\.\d+ /);
  });

  it('describe the API as the code itself does', async () => {
    const { print } = await lean(`
      import { contract } from '../../../shared/contract/contract.ts';
      import { describeApi } from '../../../functions/features/description/describe-api.ts';
      console.log(JSON.stringify(describeApi(contract)));
    `);
    expect(JSON.parse(await print({}))).toEqual(JSON.parse(JSON.stringify(describeApi(contract))));
  });

  it('have neither unused operations, event streams nor other sources of credentials', () => {
    expect(size).toBeLessThan(410_000);
  });
});
