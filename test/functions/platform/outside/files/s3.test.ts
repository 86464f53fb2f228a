import { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { within } from '../../../../../functions/platform/run.ts';
import { s3Files } from '../../../../../functions/platform/outside/files/s3.ts';

it('The form of an upload names the announced type, and its policy allows no other', async () => {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const files = s3Files('files', { client: new S3Client({ region: 'us-east-1', credentials }) });
  const { fields } = await files.uploadForm({ key: 'a/b', contentType: 'image/png', largest: 100, minutes: 5 });
  expect(fields).toMatchObject({ key: 'a/b', 'Content-Type': 'image/png' });
  expect(JSON.parse(Buffer.from(fields.Policy!, 'base64').toString())).toMatchObject({
    conditions: expect.arrayContaining([{ 'Content-Type': 'image/png' }, ['content-length-range', 1, 100]]),
  });
});

it('The form of an upload carries the id of the request that it is given by, and its policy allows no other', async () => {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const files = s3Files('files', { client: new S3Client({ region: 'us-east-1', credentials }) });
  const permit = { key: 'a/b', contentType: 'image/png', largest: 100, minutes: 5 };
  const { fields } = await within({ correlation: 'request-7', id: 'run-8' }, () => files.uploadForm(permit));
  expect(fields).toMatchObject({ 'x-amz-meta-request': 'request-7' });
  const { conditions } = JSON.parse(Buffer.from(fields.Policy!, 'base64').toString()) as { conditions: unknown[] };
  expect(conditions).toContainEqual({ 'x-amz-meta-request': 'request-7' });
});
