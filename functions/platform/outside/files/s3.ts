import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { downloadsPath } from '../../../../shared/constants/downloads.ts';
import { attachment } from './attachment.ts';
import { runNow } from '../../run.ts';
import type { Files } from './port.ts';
import { FileTooLarge } from './port.ts';

interface Options {
  client?: S3Client;
  /** Keys per listing or removal; S3 accepts at most 1000. */
  mostKeys?: number;
}

const requestName = 'request';

function requestField(): Record<string, string> {
  const run = runNow();
  return run ? { [`x-amz-meta-${requestName}`]: run.correlation } : {};
}

/**
 * The bucket of people's files.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function s3Files(
  Bucket: string,
  { client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }), mostKeys = 1000 }: Options = {},
): Files {
  async function* pagesUnder(Prefix: string): AsyncGenerator<string[]> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys: mostKeys }),
      );
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += mostKeys) {
      const Objects = keys.slice(start, start + mostKeys).map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      if (Errors.length > 0)
        throw new Error(`${Errors.length} of ${Objects.length} files were not removed: ${Errors[0]?.Code}`);
    }
  }

  return {
    async uploadForm({ key: Key, contentType, largest, minutes }) {
      const Conditions = [['content-length-range', 1, largest] as ['content-length-range', number, number]];
      return createPresignedPost(client, {
        Bucket,
        Key,
        Conditions,
        Fields: { 'Content-Type': contentType, ...requestField() },
        Expires: minutes * 60,
      });
    },
    async askedBy(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).Metadata?.[requestName];
      } catch {
        // A trace that ends early keeps no file from being checked.
        return undefined;
      }
    },
    async read(Key, largest) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (ContentLength <= largest) return await Body?.transformToByteArray();
        // An unread response would hold its connection.
        (Body as { destroy?: () => void } | undefined)?.destroy?.();
        throw new FileTooLarge(`a file of ${ContentLength} bytes where at most ${largest} are read`);
      } catch (error) {
        // Without the right to list, S3 answers AccessDenied for a key that does not exist.
        if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
        throw error;
      }
    },
    async write(
      Key,
      { body: Body, contentType: ContentType, cacheControl: CacheControl, contentDisposition: ContentDisposition },
    ) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl, ContentDisposition }));
    },
    remove,
    async removeUnder(prefix) {
      let removed = 0;
      for await (const keys of pagesUnder(prefix)) {
        await remove(keys);
        removed += keys.length;
      }
      return removed;
    },
    async *keysUnder(prefix) {
      for await (const keys of pagesUnder(prefix)) yield* keys;
    },
    async downloadAddress({ key: Key, filename, contentType: ResponseContentType, minutes }) {
      const overrides = {
        ResponseContentDisposition: attachment(filename),
        ResponseContentType,
        ResponseCacheControl: 'private, no-store',
      };
      const command = new GetObjectCommand({ Bucket, Key, ...overrides });
      const { pathname, search } = new URL(await getSignedUrl(client, command, { expiresIn: minutes * 60 }));
      // An endpoint without names of buckets has them in its paths.
      return `${downloadsPath}${pathname.replace(`/${Bucket}/`, '/')}${search}`;
    },
  };
}
