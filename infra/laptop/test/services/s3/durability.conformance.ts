import * as s3 from '@aws-sdk/client-s3';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startS3 } from '../../../services/s3/start-s3.ts';
import type { ObjectCreatedListener } from '../../../services/s3/notifications.ts';
import { startKillable } from '../killable.ts';
import { Bucket, bucketUser, clientFor, docs, md5, patterned, temporaryFolder } from './s3-bench.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

it('Objects survive a restart with their metadata', async () => {
  const before = await startS3({ folder, buckets: [docs] });
  const client = clientFor(before.url);
  await bucketUser(client).put('kept', 'text', { ContentType: 'text/plain', Metadata: { tenant: 't1' } });
  await bucketUser(client).put('gone', 'text');
  await client.send(new s3.DeleteObjectCommand({ Bucket, Key: 'gone' }));
  await before.close();

  const after = await startS3({ folder, buckets: [docs] });
  const again = clientFor(after.url);
  expect((await bucketUser(again).list()).Contents?.map(({ Key }) => Key)).toEqual(['kept']);
  expect(await bucketUser(again).head('kept')).toMatchObject({ ContentType: 'text/plain', Metadata: { tenant: 't1' } });
  await after.close();
});

it('No acknowledged object is lost by kill -9 under load, none is mixed and nothing is left over', async () => {
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 3; round += 1) {
    const killable = await startKillable(new URL('./serve-s3.ts', import.meta.url), folder);
    const user = bucketUser(clientFor(killable.url));
    let writes = 0;
    let dying: Promise<void> | undefined;
    const writeUntilDead = async (writer: number) => {
      for (let turn = 0; ; turn += 1) {
        const key = `writer-${writer}/${turn % 5}`;
        const size = 1000 * (round * 1000 + turn + 1);
        const done = await user.put(key, patterned(size), { Metadata: { size: String(size) } }).then(
          () => true,
          () => false,
        );
        if (!done) return;
        acknowledged.set(key, size);
        writes += 1;
        if (writes >= 60) dying ??= killable.kill();
      }
    };
    await Promise.all([0, 1, 2, 3].map(writeUntilDead));
    await dying;
  }

  const running = await startS3({ folder, buckets: [docs] });
  const user = bucketUser(clientFor(running.url));
  for (const [key, size] of acknowledged) {
    const got = await user.get(key);
    const bytes = await got.Body!.transformToByteArray();
    // The write under way when the process died may have been stored, whole, unacknowledged.
    expect(bytes.length).toBeGreaterThanOrEqual(size);
    expect(`${bytes.length} ${md5(bytes)}`).toBe(`${got.Metadata?.['size']} ${got.ETag?.replaceAll('"', '')}`);
  }
  expect(await readdir(join(folder, 'buckets', Bucket, 'content'))).toHaveLength((await user.list()).KeyCount!);
  await running.close();
});

it('An object is reported again after kill -9 when the listener had not finished', async () => {
  const killable = await startKillable(new URL('./serve-s3.ts', import.meta.url), folder);
  await bucketUser(clientFor(killable.url)).put('resume.reported', 'x');
  await killable.kill();
  const listener = vi.fn<ObjectCreatedListener>();
  const running = await startS3({ folder, buckets: [docs], onObjectCreated: listener });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), 10_000);
  expect(listener.mock.calls[0]).toEqual([
    expect.objectContaining({ Records: [expect.objectContaining({ eventName: 'ObjectCreated:Put' })] }),
    'never',
  ]);
  await running.close();

  const quiet = vi.fn<ObjectCreatedListener>();
  const later = await startS3({ folder, buckets: [docs], onObjectCreated: quiet });
  await bucketUser(clientFor(later.url)).put('other', 'x');
  expect(quiet).not.toHaveBeenCalled();
  await later.close();
});
