import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchLogReach } from '../../../functions/records/search-log.ts';
import { snapshotsStore } from '../../../functions/search/snapshots.store.ts';

const s3 = mockClient(S3Client);
const now = 10 * 86_400_000;
const store = snapshotsStore({ bucket: 'search', table: 'restored' }, () => now, new S3Client({ region: 'us-east-1' }));
const job = { name: 'job', layout: 8 };
const bytes = new Uint8Array([1, 2]);
const place = { Bucket: 'search', Key: 'search/restored/job.8.snapshot' };
const stored = (checkpoint: number | undefined) =>
  s3.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => bytes } as never,
    ...(checkpoint !== undefined && { Metadata: { checkpoint: String(checkpoint) } }),
  });

describe('The newest snapshot', () => {
  beforeEach(() => {
    s3.reset();
  });

  it('is of one table: a restored table never has that of the table before', async () => {
    stored(now);
    await store.readSnapshot(job);
    await snapshotsStore(
      { bucket: 'search', table: 'former' },
      () => now,
      new S3Client({ region: 'us-east-1' }),
    ).readSnapshot(job);
    const [one, other] = s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input.Key);
    expect(one).not.toBe(other);
  });

  it('is of one layout, so that a version of the product and the one before it each find their own', async () => {
    s3.on(PutObjectCommand).resolves({});
    for (const layout of [8, 9]) await store.writeSnapshot({ kind: { ...job, layout }, checkpoint: 7, bytes });
    const keys = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key);
    expect(keys).toEqual(['search/restored/job.8.snapshot', 'search/restored/job.9.snapshot']);
    stored(now);
    await store.readSnapshot({ ...job, layout: 9 });
    expect(s3.commandCalls(GetObjectCommand)[0]?.args[0].input.Key).toBe(keys[1]);
  });

  it('is read while the change log reaches back to it, with two hours to spare', async () => {
    const oldest = now - searchLogReach + 2 * 3_600_000;
    stored(oldest);
    expect(await store.readSnapshot(job)).toBe(bytes);
    expect(s3.commandCalls(GetObjectCommand)[0]!.args[0].input).toEqual(place);
    stored(oldest - 1);
    expect(await store.readSnapshot(job)).toBeUndefined();
    stored(undefined);
    expect(await store.readSnapshot(job)).toBeUndefined();
  });

  it('is none where there is none, and every other failure is passed on', async () => {
    s3.on(GetObjectCommand)
      .rejectsOnce(new NoSuchKey({ message: 'none', $metadata: {} }))
      .rejectsOnce(Object.assign(new Error('no'), { name: 'AccessDenied' }))
      .rejectsOnce(new Error('slow down'));
    expect([await store.readSnapshot(job), await store.readSnapshot(job)]).toEqual([undefined, undefined]);
    await expect(store.readSnapshot(job)).rejects.toThrow('slow down');
  });

  it('is written whole, with the time up to which it contains the log', async () => {
    s3.on(PutObjectCommand).resolves({});
    await store.writeSnapshot({ kind: job, checkpoint: 7, bytes });
    expect(s3.commandCalls(PutObjectCommand)[0]!.args[0].input).toEqual({
      ...place,
      Body: bytes,
      ContentType: 'application/octet-stream',
      Metadata: { checkpoint: '7' },
    });
  });
});
