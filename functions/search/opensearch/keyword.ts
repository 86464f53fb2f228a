import type { Scalar } from '../engine/engine.ts';

/**
 * A value as the keyword that OpenSearch stores: it says of which type it is, and keywords of numbers sort as the numbers
 * do, because facets of equal count follow by value.
 */
export function keywordOf(value: Scalar): string {
  if (typeof value === 'number') return `n${sortableHex(value)}`;
  return `${typeof value === 'string' ? 's' : 'b'}${value}`;
}

/** The value of a keyword. */
export function valueOf(keyword: string): Scalar {
  const text = keyword.slice(1);
  if (keyword.startsWith('n')) return numberOf(text);
  return keyword.startsWith('b') ? text === 'true' : text;
}

const bits = new DataView(new ArrayBuffer(8));
const sign = 1n << 63n;
const all = (1n << 64n) - 1n;

/** The bits of the number, with those of a negative one inverted and the sign of all others set, sort like numbers. */
function sortableHex(value: number): string {
  // There is one zero.
  bits.setFloat64(0, value === 0 ? 0 : value);
  const raw = bits.getBigUint64(0);
  return ((raw & sign) === 0n ? raw | sign : raw ^ all).toString(16).padStart(16, '0');
}

function numberOf(hex: string): number {
  const sorted = BigInt(`0x${hex}`);
  bits.setBigUint64(0, (sorted & sign) === 0n ? sorted ^ all : sorted ^ sign);
  return bits.getFloat64(0);
}
