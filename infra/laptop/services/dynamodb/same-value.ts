import type { AttributeValue } from 'aws-lambda';
import { typeOf, type Item } from './item.ts';

/** Whether two wire values are equal for DynamoDB: sets and maps without order, lists in order. */
export function sameValue(left: AttributeValue, right: AttributeValue): boolean {
  const type = typeOf(left);
  if (typeOf(right) !== type) return false;
  if (left.M && right.M) return sameItem(left.M, right.M);
  if (left.L && right.L) return sameList(left.L, right.L);
  const [one, other] = [left[type], right[type]];
  if (Array.isArray(one) && Array.isArray(other)) return sameSet(one as string[], other as string[]);
  return one === other;
}

/** Whether two items, or two absences, hold the same attributes. */
export function sameItem(left: Item | undefined, right: Item | undefined): boolean {
  if (!left || !right) return left === right;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  return names.every((name) => {
    const [one, other] = [left[name], right[name]];
    return one !== undefined && other !== undefined && sameValue(one, other);
  });
}

function sameList(left: AttributeValue[], right: AttributeValue[]): boolean {
  return (
    left.length === right.length && left.every((value, position) => sameValue(value, right[position] as AttributeValue))
  );
}

function sameSet(left: string[], right: string[]): boolean {
  const members = new Set(left);
  return left.length === right.length && right.every((member) => members.has(member));
}
