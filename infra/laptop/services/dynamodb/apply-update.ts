import type { AttributeValue } from 'aws-lambda';
import { Decimal, dynalite, type DocumentPath, type UpdateClause, type UpdateOperand } from './dynalite.ts';
import { typeOf, type AttributeType, type Item } from './item.ts';
import { invalid } from './refusal.ts';

const wrongType = () => invalid('An operand in the update expression has an incorrect data type');
const missingAttribute = () =>
  invalid('The provided expression refers to an attribute that does not exist in the item');
const invalidPath = () => invalid('The document path provided in the update expression is invalid for update');

/** The item after an update expression; every operand is read from the item as it was before. */
export function applyUpdate(before: Item, clauses: UpdateClause[]): Item {
  const after = structuredClone(before);
  const values = clauses.map((clause) =>
    clause.type === 'set' ? structuredClone(resolve(before, clause.val)) : (clause.val as AttributeValue),
  );
  const shortened = new Set<AttributeValue[]>();
  for (const [position, clause] of clauses.entries()) {
    const place = locate(after, clause.path);
    const value = values[position] as AttributeValue;
    if (clause.type === 'set') place.put(value);
    else if (clause.type === 'add') place.put(added(place.current, value));
    else if (clause.type === 'delete') place.put(place.current && removed(place.current, value));
    else place.put(undefined);
    if (place.list) shortened.add(place.list);
  }
  // Holes stay until the end, so that every position means what it meant before the update.
  for (const list of shortened) list.splice(0, list.length, ...list.filter((element) => element !== undefined));
  return after;
}

interface Place {
  current: AttributeValue | undefined;
  list?: AttributeValue[];
  put(value: AttributeValue | undefined): void;
}

function locate(item: Item, path: DocumentPath): Place {
  const parent = dynalite.mapPath(path.slice(0, -1), item) ?? (path.length === 1 ? { M: item } : undefined);
  const last = path.at(-1);
  if (typeof last === 'number' && parent?.L) {
    const list = parent.L as (AttributeValue | undefined)[];
    return {
      current: list[last],
      list: list as AttributeValue[],
      put: (value) => {
        list[last] = value;
      },
    };
  }
  if (typeof last === 'string' && parent?.M) {
    const map = parent.M;
    return {
      current: map[last],
      put: (value) => {
        if (value) map[last] = value;
        else delete map[last];
      },
    };
  }
  throw invalidPath();
}

function resolve(item: Item, operand: UpdateOperand): AttributeValue {
  if (Array.isArray(operand)) {
    const value = dynalite.mapPath(operand as DocumentPath, item);
    if (!value) throw missingAttribute();
    return value;
  }
  if (!('type' in operand)) return operand as AttributeValue;
  const [first, second] = operand.args as [UpdateOperand, UpdateOperand];
  if (operand.name === 'if_not_exists') return dynalite.mapPath(first as DocumentPath, item) ?? resolve(item, second);
  const [left, right] = [resolve(item, first), resolve(item, second)];
  if (operand.name === 'list_append') {
    if (!left.L || !right.L) throw wrongType();
    return { L: [...left.L, ...right.L] };
  }
  if (left.N === undefined || right.N === undefined) throw wrongType();
  const start = new Decimal(left.N);
  return { N: (operand.type === 'add' ? start.plus(right.N) : start.minus(right.N)).toFixed() };
}

function added(current: AttributeValue | undefined, addend: AttributeValue): AttributeValue {
  if (!current) return structuredClone(addend);
  const type = typeOf(addend);
  if (typeOf(current) !== type) throw wrongType();
  if (addend.N !== undefined) return { N: new Decimal(current.N ?? '0').plus(addend.N).toFixed() };
  return setOf(type, [...new Set([...members(current), ...members(addend)])]);
}

function removed(current: AttributeValue, subtrahend: AttributeValue): AttributeValue | undefined {
  const type = typeOf(subtrahend);
  if (typeOf(current) !== type) throw wrongType();
  const unwanted = new Set(members(subtrahend));
  const left = members(current).filter((member) => !unwanted.has(member));
  return left.length > 0 ? setOf(type, left) : undefined;
}

const members = (value: AttributeValue): string[] => value.SS ?? value.NS ?? value.BS ?? [];

function setOf(type: AttributeType, left: string[]): AttributeValue {
  if (type === 'SS') return { SS: left };
  return type === 'NS' ? { NS: left } : { BS: left };
}
