import * as s3 from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { BucketDeclaration } from '../../../services/s3/buckets.ts';

export const Bucket = 'docs';
export const pageOrigin = 'http://localhost:3000';

/** A bucket as the product declares one: uploads from its own page, and a listener for them. */
export const docs: BucketDeclaration = {
  name: Bucket,
  cors: [
    {
      allowedOrigins: [pageOrigin],
      allowedMethods: ['GET', 'PUT', 'POST'],
      allowedHeaders: ['*'],
      exposedHeaders: ['ETag'],
      maxAgeSeconds: 3000,
    },
  ],
  notifications: [{ target: 'ParseResume', events: ['s3:ObjectCreated:*'], prefix: 'resumes/', suffix: '.pdf' }],
};

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 's3-'));
export const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** Bytes that differ from place to place, so that a swapped or lost piece shows. */
export function patterned(length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4096) bytes.writeUInt32LE(at, at);
  return bytes;
}

export function clientFor(endpoint: string, options: s3.S3ClientConfig = {}) {
  const credentials = { accessKeyId: 'LOCALOPERATOR00000000', secretAccessKey: 'local-secret' };
  return new s3.S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
    ...options,
  });
}

/** The calls tests make over and over. */
export function bucketUser(client: s3.S3Client) {
  return {
    put: (Key: string, Body: s3.PutObjectCommandInput['Body'], more: Partial<s3.PutObjectCommandInput> = {}) =>
      client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ...more })),
    get: (Key: string, more: Partial<s3.GetObjectCommandInput> = {}) =>
      client.send(new s3.GetObjectCommand({ Bucket, Key, ...more })),
    head: (Key: string, more: Partial<s3.HeadObjectCommandInput> = {}) =>
      client.send(new s3.HeadObjectCommand({ Bucket, Key, ...more })),
    list: (more: Partial<s3.ListObjectsV2CommandInput> = {}) =>
      client.send(new s3.ListObjectsV2Command({ Bucket, ...more })),
    async text(Key: string) {
      return (await client.send(new s3.GetObjectCommand({ Bucket, Key }))).Body!.transformToString();
    },
    async bytes(Key: string) {
      return Buffer.from(
        await (await client.send(new s3.GetObjectCommand({ Bucket, Key }))).Body!.transformToByteArray(),
      );
    },
  };
}

/** The exception name and HTTP status a call is refused with, for example `NoSuchKey 404`. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const failure = await call.then(
    () => expect.fail('expected a refusal, but the call succeeded'),
    (failure: s3.S3ServiceException) => failure,
  );
  return `${failure.name} ${failure.$metadata?.httpStatusCode}`;
}

/** Status and S3 error code of a response to fetch, for example `403 AccessDenied`. */
export async function outcomeOf(response: Response): Promise<string> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
  return code ? `${response.status} ${code}` : String(response.status);
}

/** Posts a file as a browser's form would, with fields changed after signing when `tampered` says so. */
export async function postFile(
  client: s3.S3Client,
  {
    file,
    tampered = {},
    ...options
  }: Omit<PresignedPostOptions, 'Bucket'> & { file: Uint8Array<ArrayBuffer>; tampered?: Record<string, string> },
): Promise<Response> {
  const { url, fields } = await createPresignedPost(client, { Bucket, Expires: 300, ...options });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...tampered })) form.append(name, value);
  form.append('file', new Blob([file]), 'photo.png');
  return fetch(url, { method: 'POST', body: form, redirect: 'manual' });
}
