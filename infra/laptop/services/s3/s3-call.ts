import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FileHandle } from 'node:fs/promises';
import type { RequestSignature } from '../signed-request.ts';
import { AwsChunkedDecoder } from './aws-chunked.ts';
import type { Bucket } from './buckets.ts';
import { algorithmOf, emptyCrc32 } from './checksums.ts';
import type { ObjectAttributes, ReceivedContent } from './object-store.ts';
import { largestUpload, receiveContent, type Expectations } from './receive-content.ts';
import { notImplemented, S3Refusal } from './s3-refusal.ts';
import { contentsOf } from './xml.ts';

/** One authenticated request, as its handler sees it. */
export interface S3Call {
  incoming: IncomingMessage;
  bucket: Bucket;
  key: string;
  query: URLSearchParams;
  /** Headers by lower-case name; of a presigned URL also the x-amz-… parameters, which count as headers. */
  fields: Record<string, string>;
  signature: RequestSignature;
  /** What the signature says about the body: a hex SHA-256, UNSIGNED-PAYLOAD or STREAMING-…. */
  payload: string;
  /** Returns whether IAM lets the caller do this. */
  allowed: (action: string, resource: string) => boolean;
  /** Throws AccessDenied unless IAM lets the caller do this. */
  require: (action: string, resource: string) => void;
}

export interface S3Response {
  status: number;
  headers?: Record<string, string>;
  /** A document, or a part of a file; `end` is inclusive, and the file is closed once sent. */
  body?: string | { file: FileHandle; start: number; end: number };
}

const keptHeaders = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];

/** What the writer of an object says about it. */
export function attributesFrom(fields: Record<string, string>): ObjectAttributes {
  const headers = Object.fromEntries(keptHeaders.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
  // aws-chunked is how the body travelled, not what it is.
  const encoding = headers['content-encoding']
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'aws-chunked')
    .join(',');
  delete headers['content-encoding'];
  if (encoding) headers['content-encoding'] = encoding;
  return {
    contentType: fields['content-type'] || 'binary/octet-stream',
    headers,
    metadata: Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('x-amz-meta-'))),
  };
}

/** Streams the body of a PUT into a file of the folder, checked against all that was promised of it. */
export function receiveBody(
  { incoming, fields, payload, signature }: S3Call,
  folder: string,
): Promise<ReceivedContent> {
  if ((fields['content-length'] ?? fields['x-amz-decoded-content-length']) === undefined) {
    throw new S3Refusal(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  const checksums = Object.fromEntries(Object.entries(fields).filter(([name]) => algorithmOf(name)));
  if (signature.presigned && checksums['x-amz-checksum-crc32'] === emptyCrc32 && Number(fields['content-length']) > 0) {
    throw new S3Refusal(
      400,
      'BadDigest',
      "This URL was signed with the checksum of an empty body. Sign it with a client whose requestChecksumCalculation is 'WHEN_REQUIRED', or use a POST policy.",
    );
  }
  const expected: Expectations = { largest: largestUpload, md5: fields['content-md5'], checksums };
  if (/^[0-9a-f]{64}$/.test(payload)) expected.sha256 = payload;
  else if (payload === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') expected.decoder = new AwsChunkedDecoder();
  else if (payload === 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD') expected.decoder = new AwsChunkedDecoder(signature);
  else if (payload !== 'UNSIGNED-PAYLOAD') throw notImplemented(`A body signed as ${payload}`);
  if (expected.decoder && fields['x-amz-trailer'])
    expected.trailing = fields['x-amz-trailer'].split(',').map((name) => name.trim().toLowerCase());
  return receiveContent(folder, bodyOf(incoming), expected);
}

/**
 * The body as a stream of its own: when reading breaks off, the connection remains, so that the refusal can be sent.
 */
export function bodyOf(incoming: IncomingMessage): Readable {
  return Readable.from(incoming.iterator({ destroyOnReturn: false }), { objectMode: false });
}

/**
 * Reads a small XML request and returns the content of each of the named elements; throws MalformedXML when there are
 * none.
 */
export async function readElements(incoming: IncomingMessage, root: string, element: string): Promise<string[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyOf(incoming) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > 2 ** 21) throw new S3Refusal(400, 'MaxMessageLengthExceeded', 'Your request was too large.');
    chunks.push(chunk);
  }
  const [content] = contentsOf(Buffer.concat(chunks).toString(), root);
  const found = contentsOf(content ?? '', element);
  if (!found.length)
    throw new S3Refusal(
      400,
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our schema.',
    );
  return found;
}
