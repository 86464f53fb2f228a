import * as s3 from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ServiceCall } from '../../../services/service.ts';
import { startS3, type RunningS3 } from '../../../services/s3/start-s3.ts';
import {
  Bucket,
  bucketUser,
  clientFor,
  docs,
  outcomeOf,
  patterned,
  postFile,
  refusalOf,
  temporaryFolder,
} from './s3-bench.ts';

const functionKey = 'LOCALRESUMES00000000';
let folder: string;
let running: RunningS3;
let limited: s3.S3Client;
let granted: string[] = [];
const observed: ServiceCall[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  running = await startS3({
    folder,
    buckets: [docs],
    observe: (call) => observed.push(call),
    authorize: ({ accessKeyId, action, resource }) =>
      accessKeyId !== functionKey || granted.includes(`${action} ${resource}`)
        ? undefined
        : `resumes may not ${action} on ${resource}`,
  });
  limited = clientFor(running.url, { credentials: { accessKeyId: functionKey, secretAccessKey: 'local-secret' } });
  for (const key of ['mine', 'theirs']) await bucketUser(clientFor(running.url)).put(key, key);
});
beforeEach(() => {
  granted = [];
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

it('Each action on each object needs permission', async () => {
  const user = bucketUser(limited);
  for (const call of [() => user.get('mine'), () => user.put('mine', 'x'), () => user.list()]) {
    expect(await refusalOf(call())).toBe('AccessDenied 403');
  }
  expect(await refusalOf(limited.send(new s3.DeleteObjectCommand({ Bucket, Key: 'mine' })))).toBe('AccessDenied 403');
  granted = ['s3:GetObject arn:aws:s3:::docs/mine', 's3:PutObject arn:aws:s3:::docs/mine'];
  await user.put('mine', 'x');
  expect(await user.text('mine')).toBe('x');
  expect(await refusalOf(user.get('theirs'))).toBe('AccessDenied 403');
});

it('Only callers who may list learn that a key is missing', async () => {
  granted = ['s3:GetObject arn:aws:s3:::docs/none'];
  expect(await refusalOf(bucketUser(limited).get('none'))).toBe('AccessDenied 403');
  granted.push('s3:ListBucket arn:aws:s3:::docs');
  expect(await refusalOf(bucketUser(limited).get('none'))).toBe('NoSuchKey 404');
});

it('The signer of a URL or a policy needs the permission', async () => {
  const url = await getSignedUrl(limited, new s3.GetObjectCommand({ Bucket, Key: 'theirs' }));
  const post = () => postFile(limited, { Key: 'posted', file: patterned(10) });
  expect(await outcomeOf(await fetch(url))).toBe('403 AccessDenied');
  expect(await outcomeOf(await post())).toBe('403 AccessDenied');
  granted = ['s3:GetObject arn:aws:s3:::docs/theirs', 's3:PutObject arn:aws:s3:::docs/posted'];
  expect((await fetch(url)).status).toBe(200);
  expect((await post()).status).toBe(204);
});

it('Of many objects only those that may be removed are', async () => {
  for (const key of ['x1', 'x2']) await bucketUser(clientFor(running.url)).put(key, 'x');
  granted = ['s3:DeleteObject arn:aws:s3:::docs/x1'];
  const Delete = { Objects: [{ Key: 'x1' }, { Key: 'x2' }] };
  const { Deleted, Errors } = await limited.send(new s3.DeleteObjectsCommand({ Bucket, Delete }));
  expect(Deleted?.map(({ Key }) => Key)).toEqual(['x1']);
  expect(Errors?.map(({ Key, Code }) => `${Key} ${Code}`)).toEqual(['x2 AccessDenied']);
});

it('Each call is reported with its outcome', async () => {
  await refusalOf(bucketUser(limited).get('mine'));
  expect(observed.at(-1)).toEqual({
    service: 's3',
    action: 's3:GetObject',
    accessKeyId: functionKey,
    resource: 'arn:aws:s3:::docs/mine',
    milliseconds: expect.any(Number),
    error: 'AccessDenied',
  });
});

it('A bucket gets new rules without losing its objects', async () => {
  running.declareBucket({ ...docs, cors: [] });
  expect(await bucketUser(clientFor(running.url)).text('theirs')).toBe('theirs');
  const response = await fetch(`${running.url}/${Bucket}/x`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'PUT' },
  });
  expect(response.status).toBe(403);
  expect(() => running.declareBucket({ name: '../out' })).toThrow('not a bucket name');
});
