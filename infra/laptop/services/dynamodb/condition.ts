import type { AttributeValue } from 'aws-lambda';
import { dynalite, type ConditionNode, type DocumentPath } from './dynalite.ts';
import { typeOf, type Item } from './item.ts';
import { sameValue } from './same-value.ts';

/**
 * Whether an item, or the absence of one, meets a parsed condition or filter. @see
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html
 */
export function meetsCondition(item: Item | undefined, node: ConditionNode): boolean {
  const parts = node.args as ConditionNode[];
  if (node.type === 'and') return parts.every((part) => meetsCondition(item, part));
  if (node.type === 'or') return parts.some((part) => meetsCondition(item, part));
  if (node.type === 'not') return !parts.every((part) => meetsCondition(item, part));
  const [value, ...others] = node.args.map((operand) => operandValue(item ?? {}, operand));
  return compare(node.name ?? node.type, value, others);
}

function compare(operator: string, value: AttributeValue | undefined, others: (AttributeValue | undefined)[]): boolean {
  const [other] = others;
  switch (operator) {
    // dynalite compares lists and maps by identity.
    case '=':
      return bothSame(value, other);
    case '<>':
      return !bothSame(value, other);
    case 'in':
      return others.some((candidate) => bothSame(value, candidate));
    case 'contains':
      if (value?.L && other) return value.L.some((element) => sameValue(element, other));
      return dynalite.compare(operator, value, others);
    // dynalite treats an empty string and false as no value at all.
    case 'attribute_type':
      return value !== undefined && typeOf(value) === other?.S;
    case 'between':
      return (
        value !== undefined && dynalite.compare('>=', value, others) && dynalite.compare('<=', value, others.slice(1))
      );
    case 'begins_with':
      return value !== undefined && other !== undefined && dynalite.compare(operator, value, others);
    default:
      return dynalite.compare(operator, value, others);
  }
}

function bothSame(left: AttributeValue | undefined, right: AttributeValue | undefined): boolean {
  return left !== undefined && right !== undefined && sameValue(left, right);
}

function operandValue(item: Item, operand: ConditionNode['args'][number]): AttributeValue | undefined {
  if (Array.isArray(operand)) return dynalite.mapPath(operand as DocumentPath, item) ?? undefined;
  if (isSize(operand)) return sizeOf(operandValue(item, operand.args[0] as ConditionNode['args'][number]));
  return operand as AttributeValue;
}

function isSize(operand: ConditionNode['args'][number]): operand is ConditionNode {
  return 'type' in operand && operand.type === 'function';
}

function sizeOf(value: AttributeValue | undefined): AttributeValue | undefined {
  if (!value) return undefined;
  const content = value[typeOf(value)];
  if (value.B !== undefined) return { N: String(Buffer.byteLength(value.B, 'base64')) };
  if (value.M) return { N: String(Object.keys(value.M).length) };
  if (value.N === undefined && (typeof content === 'string' || Array.isArray(content)))
    return { N: String(content.length) };
  return undefined;
}
