import { arnOf } from './buckets.ts';
import type { StoredObject } from './object-store.ts';
import type { S3Response, S3Call } from './s3-call.ts';
import { accessDenied, noSuchKey, preconditionFailed, S3Refusal } from './s3-refusal.ts';

const overrides = [
  'content-type',
  'content-disposition',
  'cache-control',
  'content-encoding',
  'content-language',
  'expires',
];

/** GetObject and HeadObject, with conditions, one range, and the response-… overrides of a signed URL. */
export async function getObject(call: S3Call): Promise<S3Response> {
  const { bucket, key, fields, query, incoming } = call;
  call.require('s3:GetObject', arnOf(bucket.name, key));
  const opened = await bucket.store.open(key);
  // As in AWS, a caller who may not list does not learn that a key is missing.
  if (!opened) throw call.allowed('s3:ListBucket', arnOf(bucket.name)) ? noSuchKey() : accessDenied();
  const { object, content } = opened;
  try {
    const headers = { ...describe(object), ...overridesFrom(query) };
    if (holdsNotModified(object, fields)) {
      await content.close();
      return { status: 304, headers };
    }
    const range = rangeOf(fields['range'], object.size);
    const [start, end] = range ?? [0, object.size - 1];
    const answer: S3Response = {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(end - start + 1),
        ...(range && { 'content-range': `bytes ${start}-${end}/${object.size}` }),
        // A checksum covers the whole, so a client could not compare it with a part.
        ...(!range &&
          fields['x-amz-checksum-mode'] === 'ENABLED' && { ...object.checksums, 'x-amz-checksum-type': 'FULL_OBJECT' }),
      },
    };
    if (incoming.method === 'HEAD' || object.size === 0) {
      await content.close();
      return answer;
    }
    return { ...answer, body: { file: content, start, end } };
  } catch (error) {
    await content.close();
    throw error;
  }
}

function describe(object: StoredObject): Record<string, string> {
  return {
    'content-type': object.contentType,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
    ...object.headers,
    ...object.metadata,
  };
}

function overridesFrom(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    overrides.flatMap((name) => (query.has(`response-${name}`) ? [[name, query.get(`response-${name}`)!]] : [])),
  );
}

/** Judges the conditions in the order of RFC 9110: true means 304, a broken If-Match or If-Unmodified-Since throws. */
function holdsNotModified({ etag, modifiedAt }: StoredObject, fields: Record<string, string>): boolean {
  const seconds = Math.floor(Date.parse(modifiedAt) / 1000) * 1000;
  const [match, noneMatch] = [fields['if-match'], fields['if-none-match']];
  if (match !== undefined) {
    if (!names(match, etag)) throw preconditionFailed();
  } else if (seconds > Date.parse(fields['if-unmodified-since'] ?? '')) {
    throw preconditionFailed();
  }
  if (noneMatch !== undefined) return names(noneMatch, etag);
  return seconds <= Date.parse(fields['if-modified-since'] ?? '');
}

function names(header: string, etag: string): boolean {
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^(?:W\/)?"(.*)"$/, '$1') === etag);
}

/** First and last byte of a Range header; undefined for none, or one that S3 ignores. */
function rangeOf(header: string | undefined, size: number): [number, number] | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || !(first || last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end || start >= size) throw new S3Refusal(416, 'InvalidRange', 'The requested range is not satisfiable');
  return [start, end];
}
