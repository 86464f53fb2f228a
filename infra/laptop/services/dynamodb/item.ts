import type { AttributeValue } from 'aws-lambda';

/** An item as it is on the wire: attribute name to typed value. */
export type Item = Record<string, AttributeValue>;

export type AttributeType = keyof AttributeValue;

/** The one type a wire value carries. */
export function typeOf(value: AttributeValue): AttributeType {
  return Object.keys(value)[0] as AttributeType;
}

/** Picks attributes that the item has, in the order requested. */
export function pickAttributes(item: Item, names: Iterable<string>): Item {
  const picked: Item = {};
  for (const name of names) {
    const value = item[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
