import { createHash } from 'node:crypto';

/** The place of a resource: its stack and its logical id there. */
export interface Place {
  stack: string;
  logicalId: string;
}

/**
 * The name CloudFormation would generate, but the same at every start; what exceeds `maximum` is replaced by a hash.
 */
export function physicalName({ stack, logicalId }: Place, maximum = 64): string {
  const name = `${stack}-${logicalId}`;
  return name.length <= maximum ? name : `${name.slice(0, maximum - 9)}-${shortId(name, 8)}`;
}

/** An id like AWS's random ones (lower-case letters and digits), but the same at every start. */
export function shortId(seed: string, length: number): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString(36);
  return digits.padStart(length, '0').slice(-length);
}
