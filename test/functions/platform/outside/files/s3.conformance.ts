import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files, UploadForm } from '../../../../../functions/platform/outside/files/port.ts';
import { FileTooLarge } from '../../../../../functions/platform/outside/files/port.ts';
import { s3Files } from '../../../../../functions/platform/outside/files/s3.ts';
import { within } from '../../../../../functions/platform/run.ts';
import { type RunningS3, startS3 } from '../../../../../infra/laptop/laptop.ts';
import { localCredentials } from '../../../../support/local-credentials.ts';

const bytes = (length: number) => new Uint8Array(length).fill(7);
const post = ({ url, fields }: UploadForm, body: Uint8Array<ArrayBuffer>, changed: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
  form.append('file', new Blob([body]), 'photo.png');
  return fetch(url, { method: 'POST', body: form });
};
const all = async (keys: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
};

/** The port of files against S3's protocol. */
describe('Files in S3', () => {
  let folder: string;
  let running: RunningS3;
  let client: S3Client;
  let files: Files;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    running = await startS3({ folder, buckets: [{ name: 'files' }] });
    // As in Lambda: nothing but an endpoint differs.
    client = new S3Client({
      endpoint: running.url,
      region: 'us-east-1',
      credentials: localCredentials,
      maxAttempts: 1,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    files = s3Files('files', { client, mostKeys: 10 });
  });
  afterAll(async () => {
    client.destroy();
    await running.close();
    await rm(folder, { recursive: true });
  });

  const permit = { key: 'quarantine/avatars/1/one', contentType: 'image/png', largest: 1000, minutes: 5 };

  it('A posted file of the permitted key, type and size is accepted', async () => {
    expect((await post(await files.uploadForm(permit), bytes(1000))).status).toBe(204);
    expect(await files.read(permit.key, 1000)).toEqual(bytes(1000));
  });

  it('A posted file names the request that gave its form; one that is not there, or came without, none', async () => {
    const form = await within({ correlation: 'request-7', id: 'run-8' }, () => files.uploadForm(permit));
    expect((await post(form, bytes(10))).status).toBe(204);
    expect(await files.askedBy(permit.key)).toBe('request-7');
    expect((await post(form, bytes(10), { 'x-amz-meta-request': 'another' })).status).toBe(403);
    await files.write('quarantine/avatars/1/two', { body: bytes(1), contentType: 'image/png' });
    expect(await files.askedBy('quarantine/avatars/1/two')).toBeUndefined();
    expect(await files.askedBy('quarantine/avatars/1/missing')).toBeUndefined();
  });

  it.each([
    ['a file above the size', bytes(1001), {}, 400],
    ['an empty file', bytes(0), {}, 400],
    ['another type', bytes(10), { 'Content-Type': 'image/svg+xml' }, 403],
    ['another key', bytes(10), { key: 'avatars/of-another/1.jpg' }, 403],
  ] as const)('The store refuses %s and keeps nothing', async (_, body, changed, status) => {
    const key = 'quarantine/avatars/1/refused';
    expect((await post(await files.uploadForm({ ...permit, key }), body, changed)).status).toBe(status);
    expect(await all(files.keysUnder(key))).toEqual([]);
    expect(await all(files.keysUnder('avatars/'))).toEqual([]);
  });

  it('A form is refused after its minutes', async () => {
    expect((await post(await files.uploadForm({ ...permit, minutes: -1 }), bytes(10))).status).toBe(403);
  });

  it('are read as written, up to the requested size, and a missing one reads as nothing', async () => {
    await files.write('avatars/a/1.jpg', {
      body: bytes(50),
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=60',
    });
    expect(await files.read('avatars/a/1.jpg', 50)).toEqual(bytes(50));
    expect(await files.read('avatars/a/2.jpg', 50)).toBeUndefined();
    await expect(files.read('avatars/a/1.jpg', 49)).rejects.toThrow(FileTooLarge);
    await files.remove(['avatars/a/1.jpg', 'avatars/a/never-there.jpg']);
    expect(await files.read('avatars/a/1.jpg', 50)).toBeUndefined();
  });

  it('are listed and removed under a prefix, over pages', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `exports/7/${String(index).padStart(2, '0')}`);
    await Promise.all(keys.map((key) => files.write(key, { body: bytes(1), contentType: 'text/plain' })));
    await files.write('exports/70/other', { body: bytes(1), contentType: 'text/plain' });
    expect(await all(files.keysUnder('exports/7/'))).toEqual(keys);
    expect(await files.removeUnder('exports/7/')).toBe(25);
    expect(await files.removeUnder('exports/7/')).toBe(0);
    expect(await all(files.keysUnder('exports/'))).toEqual(['exports/70/other']);
  });

  it('have an address that downloads under a name and as a type, for some minutes', async () => {
    await files.write('resumes/1/cv', {
      body: new TextEncoder().encode('<script>alert(1)</script>'),
      contentType: 'text/html',
    });
    const download = { key: 'resumes/1/cv', filename: 'Zoë’s résumé.pdf', contentType: 'application/pdf' };
    const bucket = `${running.url}/files`;
    // What CloudFront does with the path of the site.
    const atStorage = (path: string) => bucket + path.replace(/^\/files/, '');
    const response = await fetch(atStorage(await files.downloadAddress({ ...download, minutes: 5 })));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=".*\.pdf"; filename\*=UTF-8''Zo%C3%AB%E2%80%99s%20r%C3%A9sum%C3%A9\.pdf$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const address = new URL(atStorage(await files.downloadAddress({ ...download, minutes: 5 })));
    address.searchParams.set('response-content-disposition', 'inline');
    expect((await fetch(address)).status).toBe(403);
  });
});
