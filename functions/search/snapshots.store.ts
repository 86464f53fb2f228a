import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { searchLogReach } from '../records/search-log.ts';
import type { SnapshotKind } from './port.ts';

/** Two hours of margin, so that the log still reaches back to a snapshot while it is being read. */
const room = 2 * 3_600_000;

/**
 * Keeps the newest snapshot of each kind in a bucket, below the table that it was made of: after a restore that of the former
 * table would show what the restored one lacks. Each layout has its own: a new version of the product finds one at once, and
 * the former keeps reading its own.
 */
export function snapshotsStore(
  { bucket, table }: { bucket: string; table: string },
  now: () => number = Date.now,
  client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
) {
  const keyOf = ({ name, layout }: SnapshotKind): string => `search/${table}/${name}.${layout}.snapshot`;

  /** The newest snapshot, or undefined when there is none, or the change log no longer reaches back to it. */
  async function readSnapshot(kind: SnapshotKind): Promise<Uint8Array | undefined> {
    try {
      const { Body, Metadata } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(kind) }));
      const age = now() - Number(Metadata?.checkpoint ?? 0);
      return age > searchLogReach - room ? undefined : await Body?.transformToByteArray();
    } catch (error) {
      // Without the right to list, S3 answers AccessDenied for a key that does not exist.
      if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
      throw error;
    }
  }

  /** Replaces the snapshot of this kind and layout in one put, so that readers see the old one or the new one. */
  async function writeSnapshot({
    kind,
    checkpoint,
    bytes,
  }: {
    kind: SnapshotKind;
    checkpoint: number;
    bytes: Uint8Array;
  }): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: keyOf(kind),
        Body: bytes,
        ContentType: 'application/octet-stream',
        Metadata: { checkpoint: String(checkpoint) },
      }),
    );
  }

  return { readSnapshot, writeSnapshot };
}
