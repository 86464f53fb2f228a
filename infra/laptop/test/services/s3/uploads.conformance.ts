import * as s3 from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Event } from 'aws-lambda';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3, type RunningS3 } from '../../../services/s3/start-s3.ts';
import {
  Bucket,
  bucketUser,
  clientFor,
  docs,
  md5,
  outcomeOf,
  pageOrigin,
  patterned,
  postFile,
  refusalOf,
  temporaryFolder,
} from './s3-bench.ts';

const put = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers });

/** What a browser does with what the server signed, and the listeners of new objects. */
describe('S3 uploads', () => {
  let folder: string;
  let running: RunningS3;
  let client: s3.S3Client;
  let user: ReturnType<typeof bucketUser>;
  const notified: { event: S3Event; target: string }[] = [];
  const sign = (
    command: s3.PutObjectCommand | s3.GetObjectCommand,
    options: { expiresIn?: number; signingDate?: Date } = {},
    signer = client,
  ) => getSignedUrl(signer, command, { expiresIn: 300, ...options });

  const plain = () => clientFor(running.url, { requestChecksumCalculation: 'WHEN_REQUIRED' });
  const preflight = (origin: string, method: string) =>
    fetch(`${running.url}/${Bucket}/up/x`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    });
  beforeAll(async () => {
    folder = await temporaryFolder();
    running = await startS3({
      folder,
      buckets: [docs],
      onObjectCreated: (event, target) => void notified.push({ event, target }),
    });
    client = clientFor(running.url);
    user = bucketUser(client);
    await user.put('hello.txt', 'hello world');
    await user.put('other.txt', 'other');
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  describe('Presigned PUT', () => {
    it('accepts a body from a client that leaves checksums to the sender', async () => {
      const url = await sign(
        new s3.PutObjectCommand({ Bucket, Key: 'up/1.pdf', Metadata: { tenant: 't1' } }),
        {},
        plain(),
      );
      expect((await put(url, patterned(50_000), { 'content-type': 'application/pdf' })).status).toBe(200);
      expect(await user.head('up/1.pdf')).toMatchObject({
        ContentType: 'application/pdf',
        ContentLength: 50_000,
        Metadata: { tenant: 't1' },
      });
    });

    it('refuses a body under the checksum of an empty one', async () => {
      const url = await sign(new s3.PutObjectCommand({ Bucket, Key: 'up/2.pdf' }));
      expect(new URL(url).searchParams.get('x-amz-checksum-crc32')).toBe('AAAAAA==');
      const response = await put(url, patterned(50_000));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('WHEN_REQUIRED');
      expect((await put(url, '')).status).toBe(200);
    });

    it('accepts 100 MB', async () => {
      const url = await sign(new s3.PutObjectCommand({ Bucket, Key: 'up/big' }), {}, plain());
      expect((await put(url, patterned(100 * 2 ** 20))).status).toBe(200);
      expect((await user.head('up/big')).ContentLength).toBe(100 * 2 ** 20);
    });

    it('refuses headers that were not signed, so that a URL stays what it was meant for', async () => {
      const url = await sign(new s3.PutObjectCommand({ Bucket, Key: 'up/3' }), {}, plain());
      expect(await outcomeOf(await put(url, '', { 'x-amz-copy-source': `${Bucket}/hello.txt` }))).toBe(
        '403 AccessDenied',
      );
    });

    it('requires a length', async () => {
      const url = await sign(new s3.PutObjectCommand({ Bucket, Key: 'up/4' }), {}, plain());
      const body = new Blob(['x']).stream();
      const response = await fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
      expect(await outcomeOf(response)).toBe('411 MissingContentLength');
    });
  });

  describe('Presigned GET', () => {
    const hello = new s3.GetObjectCommand({ Bucket, Key: 'hello.txt' });

    it('returns the disposition and type it was signed with', async () => {
      const overrides = {
        ResponseContentDisposition: 'attachment; filename="x y.txt"',
        ResponseContentType: 'application/octet-stream',
      };
      const response = await fetch(await sign(new s3.GetObjectCommand({ Bucket, Key: 'hello.txt', ...overrides })));
      expect(await response.text()).toBe('hello world');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="x y.txt"');
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
    });

    it('is valid for its own key, unchanged and in its time only', async () => {
      const url = await sign(hello);
      expect(await outcomeOf(await fetch(url.replace(/Signature=\w{6}/, 'Signature=000000')))).toBe(
        '403 SignatureDoesNotMatch',
      );
      expect(await outcomeOf(await fetch(url.replace('hello.txt', 'other.txt')))).toBe('403 SignatureDoesNotMatch');
      expect(await outcomeOf(await fetch(`${url}&response-content-type=text/html`))).toBe('403 SignatureDoesNotMatch');
      const old = await sign(hello, { expiresIn: 1, signingDate: new Date(Date.now() - 3000) });
      expect(await outcomeOf(await fetch(old))).toBe('403 AccessDenied');
    });

    it('is required: nobody reads without a signature or with a wrong secret', async () => {
      expect(await outcomeOf(await fetch(`${running.url}/${Bucket}/hello.txt`))).toBe('403 AccessDenied');
      const stranger = clientFor(running.url, {
        credentials: { accessKeyId: 'LOCALOPERATOR00000000', secretAccessKey: 'wrong' },
      });
      expect(await refusalOf(bucketUser(stranger).get('hello.txt'))).toBe('SignatureDoesNotMatch 403');
    });
  });

  describe('A POST policy', () => {
    const png = { 'Content-Type': 'image/png' };
    const file = patterned(5000);

    it('accepts a file that meets every condition', async () => {
      const response = await postFile(client, {
        Key: 'post/a.png',
        Fields: { ...png, 'x-amz-meta-tenant': 't1' },
        Conditions: [
          ['content-length-range', 1, 100_000],
          ['starts-with', '$Content-Type', 'image/'],
        ],
        file,
      });
      expect(response.status).toBe(204);
      expect(await user.head('post/a.png')).toMatchObject({
        ContentType: 'image/png',
        ContentLength: 5000,
        Metadata: { tenant: 't1' },
      });
      expect(md5(await user.bytes('post/a.png'))).toBe(md5(file));
    });

    it('responds as the form asks', async () => {
      const created = await postFile(client, { Key: 'post/201', Fields: { success_action_status: '201' }, file });
      expect(created.status).toBe(201);
      expect(await created.text()).toContain('<Key>post/201</Key>');
      const redirected = await postFile(client, {
        Key: 'post/303',
        Fields: { success_action_redirect: `${pageOrigin}/done?a=1` },
        file,
      });
      expect(redirected.headers.get('location')).toContain(`${pageOrigin}/done?a=1&bucket=docs&key=post%2F303&etag=`);
    });

    it.each([
      ['a file that is too large', { Conditions: [['content-length-range', 1, 1000]] }, '400 EntityTooLarge'],
      ['a file that is too small', { Conditions: [['content-length-range', 6000, 9000]] }, '400 EntityTooSmall'],
      [
        'another type',
        { Fields: png, Conditions: [['eq', '$Content-Type', 'image/png']], tampered: { 'Content-Type': 'text/html' } },
        '403 AccessDenied',
      ],
      [
        'a type outside its family',
        { Fields: { 'Content-Type': 'text/html' }, Conditions: [['starts-with', '$Content-Type', 'image/']] },
        '403 AccessDenied',
      ],
      ['another key', { tampered: { key: 'post/evil.png' } }, '403 AccessDenied'],
      ['a field nobody signed', { tampered: { 'x-amz-meta-role': 'admin' } }, '403 AccessDenied'],
      ['a wrong signature', { tampered: { 'X-Amz-Signature': '0'.repeat(64) } }, '403 SignatureDoesNotMatch'],
      ['a policy that has expired', { Expires: -1 }, '403 AccessDenied'],
    ] as const)('refuses %s and keeps nothing', async (_, options, outcome) => {
      const { Conditions = [], ...rest } = options as { Conditions?: never[] };
      expect(
        await outcomeOf(await postFile(client, { Key: 'post/no.png', Conditions: [...Conditions], file, ...rest })),
      ).toBe(outcome);
      expect(await refusalOf(user.head('post/no.png'))).toBe('NotFound 404');
      expect(await readdir(join(folder, 'buckets', Bucket, 'content'))).toHaveLength((await user.list()).KeyCount!);
    });

    it('puts the name of the file where the key says so', async () => {
      expect((await postFile(client, { Key: 'post/by-name/${filename}', file })).status).toBe(204);
      await user.head('post/by-name/photo.png');
    });
  });

  describe('CORS', () => {
    it('allows the declared origin and methods, and no others', async () => {
      const { status, headers } = await preflight(pageOrigin, 'PUT');
      expect({
        status,
        origin: headers.get('access-control-allow-origin'),
        asked: headers.get('access-control-allow-headers'),
      }).toEqual({
        status: 200,
        origin: pageOrigin,
        asked: 'content-type',
      });
      expect(await outcomeOf(await preflight('http://evil.example', 'PUT'))).toBe('403 AccessForbidden');
      expect(await outcomeOf(await preflight(pageOrigin, 'DELETE'))).toBe('403 AccessForbidden');
    });

    it('names the origin on the response itself, refusals too', async () => {
      const url = await sign(new s3.GetObjectCommand({ Bucket, Key: 'hello.txt' }));
      const headersFor = async (origin: string, address = url) =>
        (await fetch(address, { headers: { origin } })).headers;
      expect((await headersFor(pageOrigin)).get('access-control-expose-headers')).toBe('ETag');
      expect(
        (await headersFor(pageOrigin, `${running.url}/${Bucket}/hello.txt`)).get('access-control-allow-origin'),
      ).toBe(pageOrigin);
      expect((await headersFor('http://evil.example')).get('access-control-allow-origin')).toBeNull();
    });
  });

  it('notifies of new objects that a rule names, in Lambda’s shape', async () => {
    await user.put('resumes/not-one.txt', 'x');
    await user.put('resumes/Ann Lee+1.pdf', 'hello');
    await postFile(client, { Key: 'resumes/posted.pdf', file: patterned(10) });
    await vi.waitFor(() => expect(notified).toHaveLength(2), 10_000);
    expect(
      notified.map(
        ({ event, target }) => `${target} ${event.Records[0]!.eventName} ${event.Records[0]!.s3.object.key}`,
      ),
    ).toEqual([
      'ParseResume ObjectCreated:Put resumes/Ann+Lee%2B1.pdf',
      'ParseResume ObjectCreated:Post resumes/posted.pdf',
    ]);
    expect(notified[0]!.event.Records[0]!).toMatchObject({
      eventSource: 'aws:s3',
      eventVersion: '2.1',
      s3: { bucket: { name: Bucket, arn: 'arn:aws:s3:::docs' }, object: { size: 5, eTag: md5(Buffer.from('hello')) } },
    });
  });
});
