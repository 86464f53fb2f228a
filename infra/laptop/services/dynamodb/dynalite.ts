import { createRequire } from 'node:module';
import type { AttributeValue } from 'aws-lambda';
import { itemSize } from './item-size.ts';
import type { Item } from './item.ts';
import { Refusal } from './refusal.ts';
import type { KeyElement, SecondaryIndex, Table } from './table.ts';

/** A path into an item: attribute names and list positions. */
export type DocumentPath = (string | number)[];

/** One node of a parsed condition; operands are paths, wire values or `size(...)`. */
export interface ConditionNode {
  type: string;
  name?: string;
  args: (ConditionNode | DocumentPath | AttributeValue)[];
}

/** One clause of a parsed update expression. */
export interface UpdateClause {
  type: 'set' | 'remove' | 'add' | 'delete';
  path: DocumentPath;
  val: UpdateOperand;
  attrType?: string;
}

export type UpdateOperand = DocumentPath | AttributeValue | { type: string; name?: string; args: UpdateOperand[] };

/** A request that passed dynalite's validation, with its expressions parsed. */
export interface ParsedRequest {
  TableName: string;
  IndexName?: string;
  Item?: Item;
  Key?: Item;
  Limit?: number;
  Select?: string;
  ConsistentRead?: boolean;
  ReturnValues?: string;
  Expected?: unknown;
  AttributeUpdates?: unknown;
  AttributesToGet?: string[];
  ReturnConsumedCapacity?: 'INDEXES' | 'TOTAL' | 'NONE';
  condition?: { expression: ConditionNode };
  filter?: { expression: ConditionNode };
  projection?: { paths: DocumentPath[]; nestedPaths: Record<string, boolean> };
  updates?: { sections: UpdateClause[]; paths: DocumentPath[]; nestedPaths: Record<string, boolean> };
  [more: string]: unknown;
}

/** Bounds of a scan over encoded keys, as dynalite's query and scan compute them. */
export interface KeyRange {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  reverse?: boolean;
}

type Verdict = DynaliteError | null | undefined;
interface DynaliteError extends Error {
  statusCode?: number;
  body?: { __type: string; message?: string; Message?: string };
}
type Callback = (error: DynaliteError | null | undefined, answer?: Record<string, unknown>) => void;
export type QueryTable = (
  store: unknown,
  table: Table,
  request: ParsedRequest,
  range: KeyRange,
  isLocal: boolean,
  fromTable: boolean,
  startKeyNames: string[],
  done: Callback,
) => void;

interface DynaliteDb {
  createKey(item: Item, table: Table, schema?: KeyElement[]): string;
  createIndexKey(item: Item, table: Table, schema: KeyElement[]): string;
  validateItem(item: Item, table: Table): Verdict;
  validateKey(key: Item, table: Table): Verdict;
  validateUpdates(legacy: unknown, updates: ParsedRequest['updates'], table: Table): Verdict;
  validateKeyPaths(paths: Record<string, boolean> | undefined, table: Table): Verdict;
  checkConditional(request: ParsedRequest, item: Item | undefined): Verdict;
  compare(operator: string, value: AttributeValue | undefined, others: (AttributeValue | undefined)[]): boolean;
  mapPath(path: DocumentPath, item: Item): AttributeValue | undefined;
  mapPaths(paths: DocumentPath[] | string[], item: Item): Item;
  itemSize(item: Item): number;
  traverseIndexes<Found>(
    table: Table,
    visit: (attribute: string, type: string, index: SecondaryIndex) => Found | undefined,
  ): Found | undefined;
  queryTable: QueryTable;
}

interface DynaliteValidations {
  checkTypes(request: unknown, types: unknown): ParsedRequest;
  checkValidations(request: ParsedRequest, types: unknown, custom: unknown, store: unknown): void;
}

const load = createRequire(import.meta.url);
const validations = load('dynalite/validations') as DynaliteValidations;
const conditions = load('dynalite/db/conditionParser') as { parse(text: string, options: unknown): unknown };
/** Exact decimal arithmetic, the same that dynalite itself uses. */
export const Decimal = createRequire(load.resolve('dynalite/db'))('big.js') as new (text: string) => Decimal;
interface Decimal {
  plus(other: string): Decimal;
  minus(other: string): Decimal;
  toFixed(): string;
}
const limits = { options: { maxItemSize: 400 * 1024 } };

/** dynalite 4.0.0's key encoding, validation and comparison, corrected where it differs from DynamoDB. */
export const dynalite = load('dynalite/db') as DynaliteDb;

// Its index keys end in 24 bits of a hash, so two items with equal index keys could overwrite each other: use the whole
// key.
dynalite.createIndexKey = (item, table, schema) =>
  dynalite.createKey(item, table, schema) + dynalite.createKey(item, table);
// Its sizes count UTF-16 units; DynamoDB counts UTF-8 bytes.
dynalite.itemSize = itemSize;
// Its grammar knows a single NOT only; two of them cancel out.
const parseCondition = conditions.parse;
conditions.parse = (text, options) =>
  parseCondition(text.replaceAll(/(?<![\w#:.])NOT\s+NOT(?=[\s(])\s*/gi, ''), options);

/** Validates a request body and parses its expressions; throws the Refusal that DynamoDB would return. */
export function parseRequest(operation: string, body: unknown): ParsedRequest {
  const file = operation.charAt(0).toLowerCase() + operation.slice(1);
  const { types, custom } = load(`dynalite/validations/${file}`) as { types: unknown; custom: unknown };
  return refusing(() => {
    const request = validations.checkTypes(body, types);
    validations.checkValidations(request, types, custom, limits);
    return withParsedExpressions(request);
  });
}

/** The same request, or part of a batch, with dynalite's parsed expressions under names of our own. */
export function withParsedExpressions<Request extends Record<string, unknown>>(request: Request): Request {
  const names = ['condition', 'filter', 'projection', 'updates'];
  return Object.assign(request, Object.fromEntries(names.map((name) => [name, request[`_${name}`]])));
}

/** Throws when dynalite returned an error instead of nothing. */
export function mustHold(verdict: Verdict): void {
  if (verdict) throw asRefusal(verdict);
}

/** Plans a Query or Scan with dynalite and passes the key range to `readRange`, whose result it returns. */
export function planRead(
  operation: 'query' | 'scan',
  request: ParsedRequest,
  table: Table,
  readRange: QueryTable,
): Promise<Record<string, unknown>> {
  const action = load(`dynalite/actions/${operation}`) as (
    store: unknown,
    request: ParsedRequest,
    done: Callback,
  ) => void;
  const store = { getTable: (_name: string, done: (error: null, table: Table) => void) => done(null, table) };
  return new Promise((resolve, reject) => {
    dynalite.queryTable = readRange;
    action(store, request, (error, answer) => (error ? reject(asRefusal(error)) : resolve(answer ?? {})));
  });
}

function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asRefusal(error as DynaliteError);
  }
}

function asRefusal(error: DynaliteError): Error {
  if (!error.statusCode || !error.body) return error;
  const { __type: type, message, Message } = error.body;
  return new Refusal(
    type.split('#').pop() ?? 'ValidationException',
    message ?? Message ?? error.message,
    {},
    error.statusCode,
  );
}
