import * as s3 from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type RunningS3 } from '../../../services/s3/start-s3.ts';
import { Bucket, bucketUser, clientFor, docs, md5, patterned, refusalOf, temporaryFolder } from './s3-bench.ts';

/** Objects through AWS's own client. */
describe('S3 objects', () => {
  let folder: string;
  let running: RunningS3;
  let client: s3.S3Client;
  let user: ReturnType<typeof bucketUser>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    running = await startS3({ folder: join(folder, 's3'), buckets: [docs, { name: 'other-bucket' }] });
    client = clientFor(running.url);
    user = bucketUser(client);
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  describe('Put, get and head', () => {
    it('return what was put, with its type, headers and metadata', async () => {
      await user.put('a/hello.txt', 'hello world', {
        ContentType: 'text/plain',
        CacheControl: 'max-age=60',
        ContentDisposition: 'attachment',
        Metadata: { tenant: 't1' },
      });
      const got = await user.get('a/hello.txt');
      expect(await got.Body!.transformToString()).toBe('hello world');
      expect(got).toMatchObject({
        ContentType: 'text/plain',
        CacheControl: 'max-age=60',
        ContentDisposition: 'attachment',
        Metadata: { tenant: 't1' },
        ETag: `"${md5(Buffer.from('hello world'))}"`,
        ChecksumCRC32: 'DUoRhQ==',
      });
      expect(await user.head('a/hello.txt')).toMatchObject({
        ContentLength: 11,
        ContentType: 'text/plain',
        Metadata: { tenant: 't1' },
      });
    });

    it('keep an empty object', async () => {
      await user.put('empty', '');
      expect(await user.text('empty')).toBe('');
    });

    it('accept a stream in aws-chunked pieces with a trailing checksum', async () => {
      const [path, bytes] = [join(folder, 'stream.bin'), patterned(300_000)];
      await writeFile(path, bytes);
      await user.put('a/stream.bin', createReadStream(path), { ContentLength: 300_000, ContentType: 'image/jpeg' });
      expect(md5(await user.bytes('a/stream.bin'))).toBe(md5(bytes));
      expect(await user.head('a/stream.bin')).toMatchObject({ ContentLength: 300_000, ContentType: 'image/jpeg' });
      expect((await user.head('a/stream.bin')).ContentEncoding).toBeUndefined();
    });

    it.each(['CRC32', 'SHA256'] as const)('verify and return the checksum %s', async (ChecksumAlgorithm) => {
      const Body = patterned(10_000);
      const put = await user.put('checked', Body, { ChecksumAlgorithm });
      expect(put[`Checksum${ChecksumAlgorithm}`]).toBeTruthy();
      const wrong = Buffer.alloc(ChecksumAlgorithm === 'CRC32' ? 4 : 32).toString('base64');
      expect(await refusalOf(user.put('checked', Body, { [`Checksum${ChecksumAlgorithm}`]: wrong }))).toBe(
        'BadDigest 400',
      );
    });

    it('refuse a body that differs from its Content-MD5', async () => {
      expect(
        await refusalOf(
          user.put('md5', 'x', { ContentMD5: Buffer.from(md5(Buffer.from('y')), 'hex').toString('base64') }),
        ),
      ).toBe('BadDigest 400');
      expect(await refusalOf(user.head('md5'))).toBe('NotFound 404');
    });

    it('return a range, open ones too, and refuse one beyond the end', async () => {
      await user.put('range', 'hello world');
      const part = async (Range: string) => {
        const got = await user.get('range', { Range });
        return `${await got.Body!.transformToString()} ${got.ContentRange}`;
      };
      expect(await part('bytes=6-10')).toBe('world bytes 6-10/11');
      expect(await part('bytes=6-')).toBe('world bytes 6-10/11');
      expect(await part('bytes=-5')).toBe('world bytes 6-10/11');
      expect(await part('bytes=9-99')).toBe('ld bytes 9-10/11');
      expect(await refusalOf(user.get('range', { Range: 'bytes=11-12' }))).toBe('InvalidRange 416');
    });

    it('say that a key or a bucket is missing', async () => {
      expect(await refusalOf(user.get('nope'))).toBe('NoSuchKey 404');
      expect(await refusalOf(user.head('nope'))).toBe('NotFound 404');
      expect(await refusalOf(client.send(new s3.GetObjectCommand({ Bucket: 'no-bucket', Key: 'x' })))).toBe(
        'NoSuchBucket 404',
      );
    });

    it('keep the last of 50 writes at once whole', async () => {
      await Promise.all(Array.from({ length: 50 }, (_, index) => user.put('race', String(index % 10).repeat(20_000))));
      const text = await user.text('race');
      expect({ length: text.length, letters: new Set(text).size }).toEqual({ length: 20_000, letters: 1 });
    });

    it.each([10, 100])('transfer %i MB there and back', async (megabytes) => {
      const body = patterned(megabytes * 2 ** 20);
      await user.put('big', body);
      expect(md5(await user.bytes('big'))).toBe(md5(body));
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: 'big' }));
    });
  });

  describe('Conditions', () => {
    it('on reads give 304 or 412', async () => {
      const { ETag } = await user.put('conditional', 'x');
      const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
      expect(await refusalOf(user.get('conditional', { IfNoneMatch: ETag }))).toBe('Unknown 304');
      expect(await refusalOf(user.get('conditional', { IfModifiedSince: future }))).toBe('Unknown 304');
      expect(await refusalOf(user.get('conditional', { IfMatch: '"other"' }))).toBe('PreconditionFailed 412');
      expect(await refusalOf(user.get('conditional', { IfUnmodifiedSince: past }))).toBe('PreconditionFailed 412');
      await user.get('conditional', { IfMatch: ETag, IfUnmodifiedSince: past });
      await user.get('conditional', { IfNoneMatch: '"other"' });
    });

    it('on writes allow them only when nothing, or the known version, is there', async () => {
      const { ETag } = await user.put('guarded', '1', { IfNoneMatch: '*' });
      expect(await refusalOf(user.put('guarded', '2', { IfNoneMatch: '*' }))).toBe('PreconditionFailed 412');
      await user.put('guarded', '2', { IfMatch: ETag });
      expect(await refusalOf(user.put('guarded', '3', { IfMatch: ETag }))).toBe('PreconditionFailed 412');
      const created = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) => user.put('once', String(index), { IfNoneMatch: '*' })),
      );
      expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('Delete', () => {
    it('removes one or many, and accepts missing ones', async () => {
      for (const key of ['d/0', 'd/1', 'd/2', 'd/&<3>']) await user.put(key, 'x');
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: 'd/0' }));
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: 'd/0' }));
      const removed = await client.send(
        new s3.DeleteObjectsCommand({
          Bucket,
          Delete: { Objects: [{ Key: 'd/1' }, { Key: 'd/&<3>' }, { Key: 'd/none' }] },
        }),
      );
      expect(removed.Deleted).toHaveLength(3);
      expect((await user.list({ Prefix: 'd/' })).Contents?.map(({ Key }) => Key)).toEqual(['d/2']);
    });
  });

  describe('List', () => {
    it('pages by prefix and groups by delimiter', async () => {
      for (let index = 0; index < 5; index += 1) await user.put(`l/${index}`, 'x');
      await user.put('l/deep/one', 'x');
      await user.put('l/deep/two', 'x');
      const first = await user.list({ Prefix: 'l/', MaxKeys: 2 });
      expect(first).toMatchObject({ KeyCount: 2, IsTruncated: true, MaxKeys: 2 });
      const rest = await user.list({ Prefix: 'l/', ContinuationToken: first.NextContinuationToken });
      expect(rest).toMatchObject({ KeyCount: 5, IsTruncated: false });
      const grouped = await user.list({ Prefix: 'l/', Delimiter: '/' });
      expect(grouped.CommonPrefixes).toEqual([{ Prefix: 'l/deep/' }]);
      expect(grouped.Contents?.map(({ Key }) => Key)).toEqual(['l/0', 'l/1', 'l/2', 'l/3', 'l/4']);
      expect((await user.list({ Prefix: 'l/', StartAfter: 'l/3' })).Contents?.map(({ Key }) => Key)).toEqual([
        'l/4',
        'l/deep/one',
        'l/deep/two',
      ]);
    });

    it('refuses a continuation token that no page gave', async () => {
      expect(await refusalOf(user.list({ ContinuationToken: 'nowhere' }))).toBe('InvalidArgument 400');
    });

    it('never names a common prefix on two pages', async () => {
      for (const key of ['p/a/1', 'p/a/2', 'p/b', 'p/c/1', 'p/c/2']) await user.put(key, 'x');
      const seen: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const response = await user.list({ Prefix: 'p/', Delimiter: '/', MaxKeys: 1, ContinuationToken });
        seen.push(
          ...(response.CommonPrefixes ?? []).map(({ Prefix }) => Prefix!),
          ...(response.Contents ?? []).map(({ Key }) => Key!),
        );
        ContinuationToken = response.NextContinuationToken;
      } while (ContinuationToken);
      expect(seen).toEqual(['p/a/', 'p/b', 'p/c/']);
    });

    it('refuses by name what the product never calls', async () => {
      const copy = new s3.CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/a` });
      expect(await refusalOf(client.send(copy))).toBe('NotImplemented 501');
      const upload = new s3.CreateMultipartUploadCommand({ Bucket, Key: 'a' });
      expect(await refusalOf(client.send(upload))).toBe('NotImplemented 501');
      expect(await refusalOf(client.send(new s3.GetBucketAclCommand({ Bucket })))).toBe('NotImplemented 501');
    });
  });

  describe('Keys', () => {
    const keys = [
      '../../evil1.txt',
      'x/../../../evil2.txt',
      '..\\evil3.txt',
      'nul\u0001x',
      'ü ñ/ö+&=?.txt',
      'CON',
      'a//b',
      'trail/',
      'k'.repeat(300),
    ];
    it.each(keys)('like %j stay inside their folder and are listed', async (key) => {
      await user.put(key, 'kept');
      expect(await user.text(key)).toBe('kept');
      expect((await user.list({ Prefix: key.slice(0, 6) })).Contents?.some(({ Key }) => Key === key)).toBe(true);
    });

    it('of more than 1,024 bytes are refused', async () => {
      expect(await refusalOf(user.put('ü'.repeat(513), 'x'))).toBe('KeyTooLongError 400');
    });

    it.each([
      '/docs/../../../../../../etc/passwd',
      '/docs/..%2f..%2f..%2fetc%2fpasswd',
      '/..%2f..%2fetc/passwd',
      '/docs/%ff',
    ])('A raw request for %s gets an error', async (path) => {
      const response = await rawGet(running.url, path);
      expect(response).toMatch(/^HTTP\/1\.1 40[034] /);
      expect(response).not.toContain('root:');
    });
  });
});

/** A request whose path no client normalises first. */
function rawGet(endpoint: string, path: string): Promise<string> {
  const { hostname, port } = new URL(endpoint);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (bytes) => {
      response += bytes.toString();
    });
    socket.on('end', () => resolve(response)).on('error', reject);
  });
}
