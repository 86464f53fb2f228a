import { arnOf } from './buckets.ts';
import type { StoredObject } from './object-store.ts';
import type { S3Response, S3Call } from './s3-call.ts';
import { invalidArgument } from './s3-refusal.ts';
import { xmlDocument } from './xml.ts';

/** ListObjectsV2: keys in byte order, with prefix, delimiter, start-after and continuation. */
export function listObjects(call: S3Call): S3Response {
  const { bucket, query } = call;
  call.require('s3:ListBucket', arnOf(bucket.name));
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(1000, Number(query.get('max-keys') ?? 1000));
  if (!(Number.isInteger(most) && most >= 0))
    throw invalidArgument('Argument max-keys must be an integer between 0 and 2147483647');
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : readToken(token);
  const { keys, commonPrefixes, last } = page(bucket.store.keys(prefix), { prefix, delimiter, most, after });
  const write =
    query.get('encoding-type') === 'url'
      ? (text: string) => encodeURIComponent(text).replaceAll('%2F', '/')
      : (text: string) => text;
  return {
    status: 200,
    body: xmlDocument('ListBucketResult', {
      Name: bucket.name,
      Prefix: write(prefix),
      ...(delimiter && { Delimiter: write(delimiter) }),
      ...(query.get('start-after') && { StartAfter: write(query.get('start-after')!) }),
      EncodingType: query.get('encoding-type') === 'url' ? 'url' : undefined,
      KeyCount: keys.length + commonPrefixes.length,
      MaxKeys: most,
      IsTruncated: last !== undefined,
      ContinuationToken: token ?? undefined,
      NextContinuationToken: last === undefined ? undefined : writeToken(last),
      Contents: keys.map((key) => contents(bucket.store.get(key)!, write)),
      CommonPrefixes: commonPrefixes.map((common) => ({ Prefix: write(common) })),
    }),
  };
}

const tokenMark = 'after ';
const writeToken = (key: string): string => Buffer.from(`${tokenMark}${key}`).toString('base64url');

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString();
  if (!text.startsWith(tokenMark)) throw invalidArgument('The continuation token provided is incorrect');
  return text.slice(tokenMark.length);
}

function contents({ key, modifiedAt, etag, size }: StoredObject, write: (text: string) => string) {
  return { Key: write(key), LastModified: modifiedAt, ETag: `"${etag}"`, Size: size, StorageClass: 'STANDARD' };
}

interface Wanted {
  prefix: string;
  delimiter: string;
  most: number;
  after: string;
}

/** One page; `last` is the last key it covers when there are more. */
function page(
  sorted: readonly string[],
  { prefix, delimiter, most, after }: Wanted,
): { keys: string[]; commonPrefixes: string[]; last?: string } {
  const keys: string[] = [];
  const commonPrefixes: string[] = [];
  const start = Buffer.from(after);
  let last: string | undefined;
  for (const key of sorted) {
    if (Buffer.compare(Buffer.from(key), start) <= 0) continue;
    const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const common = cut < 0 ? undefined : key.slice(0, cut + delimiter.length);
    // The keys under a prefix that is already listed belong to this page, so that the next one does not list it again.
    if (common === undefined || common !== commonPrefixes.at(-1)) {
      if (keys.length + commonPrefixes.length >= most) return { keys, commonPrefixes, last: most ? last : undefined };
      if (common === undefined) keys.push(key);
      else commonPrefixes.push(common);
    }
    last = key;
  }
  return { keys, commonPrefixes };
}
