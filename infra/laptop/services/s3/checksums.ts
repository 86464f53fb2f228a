import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented } from './s3-refusal.ts';

const algorithms = ['crc32', 'sha256'] as const;
export type ChecksumAlgorithm = (typeof algorithms)[number];

/**
 * The checksum (base64) of an empty body, which SDK clients put into a presigned URL when they do not have the body.
 */
export const emptyCrc32 = 'AAAAAA==';

/** Takes a body piece by piece and returns its checksum in base64. */
export interface Checksum {
  update(bytes: Uint8Array): void;
  base64(): string;
}

/** Starts one of S3's additional checksums. */
export function startChecksum(algorithm: ChecksumAlgorithm): Checksum {
  if (algorithm === 'crc32') return cyclic();
  const hash = createHash(algorithm);
  return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') };
}

/** Header of a checksum, for example x-amz-checksum-crc32. */
export const checksumHeader = (algorithm: ChecksumAlgorithm): string => `x-amz-checksum-${algorithm}`;

/**
 * The algorithm of a header or trailer name; undefined when it names no checksum, a refusal when it names one unknown
 * here.
 */
export function algorithmOf(header: string): ChecksumAlgorithm | undefined {
  const [, name] = /^x-amz-checksum-(.+)$/.exec(header) ?? [];
  if (!name || name === 'mode' || name === 'type' || name === 'algorithm') return undefined;
  const known = algorithms.find((algorithm) => algorithm === name);
  if (!known) throw notImplemented(`The checksum ${name}`);
  return known;
}

function cyclic(): Checksum {
  let value = 0;
  return {
    update(bytes) {
      value = crc32(bytes, value);
    },
    base64() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value >>> 0);
      return bytes.toString('base64');
    },
  };
}
