import type { AttributeValue } from 'aws-lambda';
import type { Item } from './item.ts';

/**
 * The bytes an item counts as: UTF-8 names and values, packed numbers, three bytes per container and one per element.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function itemSize(item: Item): number {
  let size = 0;
  for (const [name, value] of Object.entries(item)) size += Buffer.byteLength(name) + valueSize(value);
  return size;
}

function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return numberSize(value.N);
  if (value.B !== undefined) return Buffer.byteLength(value.B, 'base64');
  if (value.SS) return sum(value.SS, (member) => Buffer.byteLength(member));
  if (value.NS) return sum(value.NS, numberSize);
  if (value.BS) return sum(value.BS, (member) => Buffer.byteLength(member, 'base64'));
  if (value.L) return 3 + sum(value.L, (element) => 1 + valueSize(element));
  if (value.M) return 3 + Object.keys(value.M).length + itemSize(value.M);
  return 1;
}

/**
 * Two significant digits to a byte, aligned on the decimal point, one byte for the exponent and one for a minus sign.
 */
function numberSize(text: string): number {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (!significant) return 1;
  const exponent = digits.length - fraction.length + Number(power) - 1;
  const straddles = significant.length % 2 === 0 && exponent % 2 === 0 ? 1 : 0;
  return 1 + Math.ceil(significant.length / 2) + straddles + (sign ? 1 : 0);
}

function sum<Value>(values: Value[], size: (value: Value) => number): number {
  let total = 0;
  for (const value of values) total += size(value);
  return total;
}
