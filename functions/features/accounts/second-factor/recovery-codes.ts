import { createHash } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code of 80 bits, sixteen letters that a reader cannot mix up, out of a random token. */
export function recoveryCodeOf(token: string): string {
  const bytes = createHash('sha256').update(token).digest().subarray(0, 10);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}
