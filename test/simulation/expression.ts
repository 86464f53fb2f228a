import { isDeepStrictEqual } from 'node:util';

type Item = Record<string, unknown>;

/** An expression with what its names and values are. */
export interface Expression {
  text: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
}

type Names = Expression['names'];
type Values = Expression['values'];
/** What an operand is for an item: undefined where the item does not have it. */
type Operand = (item: Item, names: Names, values: Values) => unknown;
type Test = (item: Item, names: Names, values: Values) => boolean;

const parsed = new Map<string, Test>();

/**
 * Whether an item, or the absence of one, meets a condition or filter. @see
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html
 */
export function meets(item: Item | undefined, { text, names, values }: Expression): boolean {
  let test = parsed.get(text);
  if (!test) parsed.set(text, (test = parseCondition(text)));
  return test(item ?? {}, names, values);
}

/** Whether two values are the same to DynamoDB, in which an undefined one is the same as nothing. */
const same = (left: unknown, right: unknown): boolean =>
  left !== undefined && right !== undefined && isDeepStrictEqual(left, right);

const comparisons: Record<string, (left: unknown, right: unknown) => boolean> = {
  '=': same,
  '<>': (left, right) => !same(left, right),
  '<': (left, right) => ordered(left, right) < 0,
  '<=': (left, right) => ordered(left, right) <= 0,
  '>': (left, right) => ordered(left, right) > 0,
  '>=': (left, right) => ordered(left, right) >= 0,
};

/** Negative, 0 or positive; not a number for values that have no order, which is neither. */
function ordered(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return typeof left === 'string' && typeof right === 'string' ? compareText(left, right) : Number.NaN;
}

/** Compares texts by their UTF-8 bytes, as DynamoDB does. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  // Only characters outside the basic plane are in another order by their UTF-16 units.
  if (/[\ud800-\udfff]/.test(left + right)) return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return left < right ? -1 : 1;
}

const functions: Record<string, (...operands: unknown[]) => unknown> = {
  attribute_exists: (value) => value !== undefined,
  attribute_not_exists: (value) => value === undefined,
  begins_with: (value, start) => typeof value === 'string' && value.startsWith(String(start)),
  contains: (value, part) => {
    if (typeof value === 'string') return value.includes(String(part));
    if (value instanceof Set) return value.has(part);
    return Array.isArray(value) && value.some((one) => same(one, part));
  },
  size: (value) => {
    if (typeof value === 'string' || Array.isArray(value)) return value.length;
    if (value instanceof Set) return value.size;
    return value && typeof value === 'object' ? Object.keys(value).length : undefined;
  },
};

function parseCondition(text: string): Test {
  const words = text.match(/<>|<=|>=|[()=<>,]|[^\s()=<>,]+/g) ?? [];
  let at = 0;
  const isNext = (word: string) => words[at]?.toUpperCase() === word;
  const take = (word?: string): string => {
    const found = words[at++];
    if (found === undefined || (word !== undefined && found.toUpperCase() !== word))
      throw new Error(`${word ?? 'an operand'} is expected, and not ${found ?? 'the end'}, in: ${text}`);
    return found;
  };

  function either(): Test {
    const parts = [both()];
    while (isNext('OR')) parts.push((take(), both()));
    return parts.length === 1 ? parts[0]! : (...given) => parts.some((part) => part(...given));
  }
  function both(): Test {
    const parts = [negated()];
    while (isNext('AND')) parts.push((take(), negated()));
    return parts.length === 1 ? parts[0]! : (...given) => parts.every((part) => part(...given));
  }
  function negated(): Test {
    if (isNext('NOT')) {
      take();
      const part = negated();
      return (...given) => !part(...given);
    }
    if (!isNext('(')) return compared();
    take();
    const inner = either();
    take(')');
    return inner;
  }
  function compared(): Test {
    const left = operand();
    if (isNext('BETWEEN')) {
      take();
      const first = operand();
      take('AND');
      const last = operand();
      return (...given) =>
        ordered(left(...given), first(...given)) >= 0 && ordered(left(...given), last(...given)) <= 0;
    }
    if (isNext('IN')) {
      take();
      const list = operands();
      return (...given) => list.some((one) => same(left(...given), one(...given)));
    }
    const compare = comparisons[words[at] ?? ''];
    if (!compare) return (...given) => left(...given) === true;
    take();
    const right = operand();
    return (...given) => compare(left(...given), right(...given));
  }
  function operands(): Operand[] {
    take('(');
    const list = [operand()];
    while (isNext(',')) list.push((take(), operand()));
    take(')');
    return list;
  }
  function operand(): Operand {
    const word = take();
    const call = functions[word];
    if (call) {
      const given = operands();
      return (...all) => call(...given.map((one) => one(...all)));
    }
    if (word.startsWith(':')) return (_item, _names, values) => values[word];
    return (item, names) => valueAt(item, pathOf(word, names));
  }

  const whole = either();
  if (at < words.length) throw new Error(`${words[at]} is one too many in: ${text}`);
  return whole;
}

/** The names that lead to an attribute: `#a.#b` or `a.b`. */
function pathOf(word: string, names: Names): string[] {
  return word.split('.').map((part) => (part.startsWith('#') ? (names[part] ?? part) : part));
}

const valueAt = (item: Item, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item);

/**
 * The item after an update expression: SET to values, ADD to numbers and sets, and REMOVE, which is all that the product's
 * table writes.
 */
export function updated(before: Item, { text, names, values }: Expression): Item {
  let clauses = split.get(text);
  if (!clauses) split.set(text, (clauses = clausesOf(text)));
  const after = { ...before };
  for (const [clause, target, given] of clauses) {
    const name = names[target] ?? target;
    const value = values[given];
    if (clause === 'REMOVE') delete after[name];
    else if (value === undefined) throw new Error(`${given} has no value in: ${text}`);
    else after[name] = clause === 'SET' ? value : added(after[name], value);
  }
  return after;
}

type Clause = [clause: string, target: string, given: string];
const split = new Map<string, Clause[]>();

const clausesOf = (text: string): Clause[] =>
  [...text.matchAll(/(SET|ADD|REMOVE) (.*?)(?= (?:SET|ADD|REMOVE) |$)/g)].flatMap(([, clause = '', parts = '']) =>
    parts.split(', ').map((part): Clause => {
      const [target = '', given = ''] = part.split(clause === 'SET' ? ' = ' : ' ');
      return [clause, target, given];
    }),
  );

function added(former: unknown, value: unknown): unknown {
  if (value instanceof Set) return new Set([...((former as Set<unknown> | undefined) ?? []), ...value]);
  if (typeof value !== 'number' || (former !== undefined && typeof former !== 'number'))
    throw new Error('An operand in the update expression has an incorrect data type');
  return ((former as number | undefined) ?? 0) + value;
}
