import { createHmac, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A new secret of 160 bits, in base32 as authenticator apps read it. @see https://www.rfc-editor.org/rfc/rfc4648#section-6 */
export function newSecret(): string {
  let bits = '';
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}

/** The six digits that an app shows for a secret in one step of half a minute. @see https://www.rfc-editor.org/rfc/rfc6238 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step at this time, in milliseconds. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / stepSeconds);

/** The step of a code, among the present one and its two neighbours; undefined when it is of none of them. */
export function stepOf(secret: string, code: string, time: number): number | undefined {
  const now = stepAt(time);
  return [now, now - 1, now + 1].find((step) => codeAt(secret, step) === code);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
