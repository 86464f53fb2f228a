import * as s3 from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Step } from './compare-services.ts';

const Bucket = 'docs';
const hello = { Bucket, Key: 'a/hello.txt', Body: 'hello world' };

const put = (Key: string, Body: string, more: Partial<s3.PutObjectCommandInput> = {}) => {
  return async (client: s3.S3Client) =>
    (await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ...more }))).ETag;
};
const get = (Key: string, more: Partial<s3.GetObjectCommandInput> = {}) => {
  return async (client: s3.S3Client) => {
    const got = await client.send(new s3.GetObjectCommand({ Bucket, Key, ...more }));
    const { ContentType, CacheControl, ContentDisposition, ContentLength, ContentRange, ETag, Metadata } = got;
    const text = await got.Body!.transformToString();
    return { text, ContentType, CacheControl, ContentDisposition, ContentLength, ContentRange, ETag, Metadata };
  };
};
const list = (more: Partial<s3.ListObjectsV2CommandInput> = {}) => {
  return async (client: s3.S3Client) => {
    const page = await client.send(new s3.ListObjectsV2Command({ Bucket, ...more }));
    return {
      keys: page.Contents?.map(({ Key, Size }) => [Key, Size]),
      folders: page.CommonPrefixes?.map(({ Prefix }) => Prefix),
      count: page.KeyCount,
      more: page.IsTruncated,
    };
  };
};
/** The status of a download by a signed link, changed after signing where asked. */
const signed = (Key: string, change = (url: string) => url) => {
  return async (client: s3.S3Client) => {
    const url = await getSignedUrl(client, new s3.GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    return (await fetch(change(url))).status;
  };
};

const strange = ['ä ö/Ü.txt', 'plus+and space', 'percent%20', 'quote"\'', 'tilde~(1)!*.txt', '日本/語'];

/** What the product asks of files, in the order in which it is asked. */
export const s3Steps: readonly Step<s3.S3Client>[] = [
  ['an object is put', put(hello.Key, hello.Body, { ContentType: 'text/plain', Metadata: { tenant: 't1' } })],
  ['an object is read with what was put', get(hello.Key)],
  ['a missing object', get('missing')],
  ['the head of a missing object', (client) => client.send(new s3.HeadObjectCommand({ Bucket, Key: 'missing' }))],
  [
    'an object of a missing bucket',
    (client) => client.send(new s3.GetObjectCommand({ ...hello, Bucket: 'no-such-one' })),
  ],
  ['the first bytes', get(hello.Key, { Range: 'bytes=0-4' })],
  ['the last bytes', get(hello.Key, { Range: 'bytes=-3' })],
  ['bytes from a place', get(hello.Key, { Range: 'bytes=6-' })],
  ['bytes up to behind the end', get(hello.Key, { Range: 'bytes=6-100' })],
  ['bytes from behind the end', get(hello.Key, { Range: 'bytes=50-60' })],
  ['bytes that no one understands', get(hello.Key, { Range: 'lines=1-2' })],
  ['an object that did not change', get(hello.Key, { IfNoneMatch: '"5eb63bbbe01eeed093cb22bb8f5acdc3"' })],
  ['an object that should have changed', get(hello.Key, { IfMatch: '"00000000000000000000000000000000"' })],
  ['an object that is put only where none is', put(hello.Key, 'other', { IfNoneMatch: '*' })],
  ['an object that is put where none is', put('new', 'one', { IfNoneMatch: '*' })],
  ['an object that is put over', put('new', 'two', { CacheControl: 'no-store', ContentDisposition: 'attachment' })],
  ['an object that was put over', get('new')],
  ['other headers for one download', get('new', { ResponseContentDisposition: 'inline; filename="a.txt"' })],
  ['an empty object', put('empty', '')],
  ['an empty object is read', get('empty')],
  ['the first bytes of an empty object', get('empty', { Range: 'bytes=0-4' })],
  ['a key of 1,024 bytes', put('k'.repeat(1_024), 'long')],
  ...strange.flatMap((key): Step<s3.S3Client>[] => [
    [`the key ${key} is put`, put(key, key)],
    [`the key ${key} is read`, get(key)],
    [`the key ${key} is read by a link`, signed(key)],
  ]),
  ['a link that was changed', signed(hello.Key, (url) => url.replace('hello.txt', 'new'))],
  ['all objects', list()],
  ['a folder', list({ Prefix: 'a/' })],
  ['the folders', list({ Delimiter: '/' })],
  ['two objects of many', list({ MaxKeys: 2 })],
  ['objects behind a name', list({ StartAfter: 'new' })],
  ['no objects', list({ Prefix: 'zzz' })],
  [
    'all objects, two by two',
    async (client) => {
      const keys: (string | undefined)[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new s3.ListObjectsV2Command({ Bucket, MaxKeys: 2, ContinuationToken }));
        keys.push(...(page.Contents ?? []).map(({ Key }) => Key));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },
  ],
  ['a list that continues from nowhere', list({ ContinuationToken: 'nowhere' })],
  [
    'an object is deleted, and once more',
    async (client) => {
      const twice = [1, 2].map(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key: 'new' })));
      return (await Promise.all(twice)).map(({ $metadata }) => $metadata.httpStatusCode);
    },
  ],
  [
    'several objects are deleted, one of which is not there',
    async (client) => {
      const Objects = ['empty', 'missing', ...strange].map((Key) => ({ Key }));
      const { Deleted, Errors } = await client.send(new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      return { deleted: Deleted?.map(({ Key }) => Key).toSorted(), Errors };
    },
  ],
  ['what is left', list()],
  ['a body that is not what its digest says', put('bad', 'body', { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })],
  ['a body that is not what its checksum says', put('bad', 'body', { ChecksumSHA256: `${'A'.repeat(43)}=` })],
  ['a key of 1,025 bytes', put('k'.repeat(1_025), 'longer')],
];

/** The steps in which moto does something else, and why the laptop does not. */
export const s3Differences: Record<string, string> = {
  'bytes that no one understands': 'S3 passes over a range in a unit that it does not know',
  'other headers for one download': 'moto sends what was put, S3 what the call asks for',
  'a link that was changed': 'moto checks no signature',
  'a list that continues from nowhere': 'moto fails, S3 refuses the token',
  'a body that is not what its digest says': 'moto checks no digest',
  'a body that is not what its checksum says': 'moto checks no checksum',
  'a key of 1,025 bytes': 'moto knows no longest key',
};
