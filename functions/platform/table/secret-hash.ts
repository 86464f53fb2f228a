import { createHash } from 'node:crypto';

/** The SHA-256 of a mailed token or ticket, in hexadecimal; the secret itself is never stored. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
