import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileTooLarge } from '../../../../../functions/platform/outside/files/port.ts';
import { s3Files } from '../../../../../functions/platform/outside/files/s3.ts';
import { downloadsPath } from '../../../../../shared/constants/downloads.ts';

const s3 = mockClient(S3Client);
const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
const over = (options: object = {}) => new S3Client({ region: 'us-east-1', credentials, ...options });
const files = (mostKeys?: number) => s3Files('files', { client: over(), ...(mostKeys && { mostKeys }) });
const listed = (names: string[], NextContinuationToken?: string) => ({
  Contents: names.map((Key) => ({ Key })),
  ...(NextContinuationToken && { NextContinuationToken }),
});

describe('The bucket of files', () => {
  beforeEach(() => {
    s3.reset();
  });

  it('reads a file up to the size that its reader accepts, and ends the connection of a larger one', async () => {
    let isEnded = false;
    const Body = {
      transformToByteArray: async () => new Uint8Array([1, 2]),
      destroy: () => {
        isEnded = true;
      },
    } as never;
    s3.on(GetObjectCommand).resolves({ Body, ContentLength: 2 });
    expect(await files().read('a', 2)).toEqual(new Uint8Array([1, 2]));
    expect(s3.commandCalls(GetObjectCommand)[0]!.args[0].input).toEqual({ Bucket: 'files', Key: 'a' });
    expect(isEnded).toBe(false);
    const failure: unknown = await files()
      .read('a', 1)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FileTooLarge);
    expect(failure).toMatchObject({ name: 'FileTooLarge', message: 'a file of 2 bytes where at most 1 are read' });
    expect(isEnded).toBe(true);
  });

  it('has nothing for a key that does not exist, and passes every other failure on', async () => {
    const denied = Object.assign(new Error('no'), { name: 'AccessDenied' });
    s3.on(GetObjectCommand)
      .rejectsOnce(new NoSuchKey({ message: 'none', $metadata: {} }))
      .rejectsOnce(denied)
      .rejectsOnce(new Error('slow down'));
    expect(await files().read('a', 1)).toBeUndefined();
    expect(await files().read('a', 1)).toBeUndefined();
    await expect(files().read('a', 1)).rejects.toThrow('slow down');
  });

  it('writes a file with how it is shown', async () => {
    s3.on(PutObjectCommand).resolves({});
    const body = new Uint8Array([1]);
    await files().write('a', { body, contentType: 'image/png', cacheControl: 'private', contentDisposition: 'inline' });
    expect(s3.commandCalls(PutObjectCommand)[0]!.args[0].input).toEqual({
      Bucket: 'files',
      Key: 'a',
      Body: body,
      ContentType: 'image/png',
      CacheControl: 'private',
      ContentDisposition: 'inline',
    });
  });

  it('removes files in groups, and says how many were not removed', async () => {
    s3.on(DeleteObjectsCommand).resolves({});
    await files(2).remove(['a', 'b', 'c']);
    await files().remove([]);
    expect(s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input)).toEqual([
      { Bucket: 'files', Delete: { Objects: [{ Key: 'a' }, { Key: 'b' }], Quiet: true } },
      { Bucket: 'files', Delete: { Objects: [{ Key: 'c' }], Quiet: true } },
    ]);
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Code: 'SlowDown' }] });
    await expect(files().remove(['a', 'b'])).rejects.toThrow('1 of 2 files were not removed: SlowDown');
  });

  it('lists and removes what is under a prefix, page by page', async () => {
    s3.on(DeleteObjectsCommand).resolves({});
    s3.on(ListObjectsV2Command)
      .resolves(listed(['c']))
      .on(ListObjectsV2Command, { ContinuationToken: undefined })
      .resolves(listed(['a', 'b'], 'more'));
    const found: string[] = [];
    for await (const key of files(2).keysUnder('p/')) found.push(key);
    expect(found).toEqual(['a', 'b', 'c']);
    expect(s3.commandCalls(ListObjectsV2Command).map(({ args }) => args[0].input)).toEqual([
      { Bucket: 'files', Prefix: 'p/', ContinuationToken: undefined, MaxKeys: 2 },
      { Bucket: 'files', Prefix: 'p/', ContinuationToken: 'more', MaxKeys: 2 },
    ]);
    expect(await files(2).removeUnder('p/')).toBe(3);
    expect(s3.commandCalls(DeleteObjectsCommand)).toHaveLength(2);
    s3.on(ListObjectsV2Command).resolves({});
    expect(await files().removeUnder('p/')).toBe(0);
  });

  it.each([[{}], [{ endpoint: 'http://localhost:9000', forcePathStyle: true }]])(
    'gives an address of the site for a download that is an attachment and stored nowhere (%j)',
    async (options) => {
      const permit = { key: 'a/cv.pdf', filename: 'My cv.pdf', contentType: 'application/pdf', minutes: 5 };
      const address = await s3Files('files', { client: over(options) }).downloadAddress(permit);
      const { pathname, searchParams } = new URL(address, 'https://hirehub.example');
      expect(pathname).toBe(`${downloadsPath}/a/cv.pdf`);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        'response-content-disposition': expect.stringMatching(/^attachment; .*My cv\.pdf/) as string,
        'response-content-type': 'application/pdf',
        'response-cache-control': 'private, no-store',
        'X-Amz-Expires': '300',
      });
    },
  );

  it('accepts an upload for the minutes that were permitted', async () => {
    const before = Date.now();
    const { url, fields } = await files().uploadForm({ key: 'a', contentType: 'image/png', largest: 9, minutes: 5 });
    const { expiration } = JSON.parse(Buffer.from(fields.Policy!, 'base64').toString()) as { expiration: string };
    expect(url).toContain('files');
    expect(Date.parse(expiration) - before).toBeGreaterThanOrEqual(299_000);
    expect(Date.parse(expiration) - Date.now()).toBeLessThanOrEqual(300_000);
  });
});
