import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AwsChunkedDecoder } from './aws-chunked.ts';
import { algorithmOf, checksumHeader, startChecksum, type ChecksumAlgorithm } from './checksums.ts';
import type { ReceivedContent } from './object-store.ts';
import { S3Refusal } from './s3-refusal.ts';

/** What is known about a body before it arrives. */
export interface Expectations {
  largest: number;
  smallest?: number;
  /** Hex SHA-256 of the body, when the signature covers it. */
  sha256?: string;
  /** Base64 Content-MD5. */
  md5?: string;
  /** Checksum headers with their promised values. */
  checksums?: Record<string, string>;
  /** Names of checksums that come after the body. */
  trailing?: readonly string[];
  decoder?: AwsChunkedDecoder;
}

/** Five gibibytes, the most that S3 accepts in one upload. */
export const largestUpload = 5 * 2 ** 30;

/**
 * Streams a body to a new file of the folder, and syncs it, while counting and hashing it; memory use does not grow
 * with the body. Throws S3Refusal, leaving no file, when it is too large or small, breaks off, or differs from a
 * promised hash or checksum.
 */
export async function receiveContent(folder: string, body: Readable, expected: Expectations): Promise<ReceivedContent> {
  const file = randomUUID();
  const path = join(folder, file);
  const md5 = createHash('md5');
  const sha256 = expected.sha256 ? createHash('sha256') : undefined;
  const promised = [...Object.keys(expected.checksums ?? {}), ...(expected.trailing ?? [])].map(algorithmOf);
  const wanted = new Set<ChecksumAlgorithm>(['crc32', ...promised.filter((algorithm) => algorithm !== undefined)]);
  const checksums = new Map([...wanted].map((algorithm) => [algorithm, startChecksum(algorithm)]));
  let size = 0;
  const measure = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      size += bytes.length;
      if (size > expected.largest) {
        done(new S3Refusal(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'));
        return;
      }
      md5.update(bytes);
      sha256?.update(bytes);
      for (const checksum of checksums.values()) checksum.update(bytes);
      done(null, bytes);
    },
  });
  const sink = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await (expected.decoder ? pipeline(body, expected.decoder, measure, sink) : pipeline(body, measure, sink));
    const digests = Object.fromEntries(
      [...checksums].map(([algorithm, checksum]) => [checksumHeader(algorithm), checksum.base64()]),
    );
    const md5Hex = md5.digest('hex');
    assertAsPromised(expected, { size, digests, md5Hex, sha256: sha256?.digest('hex') });
    return { file, size, etag: md5Hex, checksums: digests };
  } catch (error) {
    // Until the sink is closed it may still be about to create the file.
    if (!sink.closed) await once(sink, 'close');
    await rm(path, { force: true });
    if (error instanceof S3Refusal) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EACCES') throw error;
    throw new S3Refusal(400, 'IncompleteBody', 'The request body ended before it was complete.');
  }
}

function assertAsPromised(
  expected: Expectations,
  got: { size: number; digests: Record<string, string>; md5Hex: string; sha256: string | undefined },
): void {
  if (got.size < (expected.smallest ?? 0)) {
    throw new S3Refusal(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  }
  if (expected.sha256 && expected.sha256 !== got.sha256) {
    throw new S3Refusal(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
  const promises = { ...expected.checksums, ...trailersOf(expected) };
  const broken = Object.entries(promises).some(([header, value]) => got.digests[header] !== value);
  if (broken || (expected.md5 && expected.md5 !== Buffer.from(got.md5Hex, 'hex').toString('base64'))) {
    throw new S3Refusal(
      400,
      'BadDigest',
      'The Content-MD5 or checksum value that you specified did not match what the server received.',
    );
  }
}

function trailersOf({ trailing = [], decoder }: Expectations): Record<string, string> {
  return Object.fromEntries(
    trailing.map((name) => {
      const value = decoder?.trailers.get(name);
      if (value === undefined)
        throw new S3Refusal(
          400,
          'MalformedTrailerError',
          `The request promised the trailer ${name} and did not send it.`,
        );
      return [name, value];
    }),
  );
}
