import { meetsCondition } from './condition.ts';
import {
  dynalite,
  mustHold,
  parseRequest,
  planRead,
  withParsedExpressions,
  type KeyRange,
  type ParsedRequest,
} from './dynalite.ts';
import type { Engine, Operation } from './engine.ts';
import { itemSize } from './item-size.ts';
import { pickAttributes, type Item } from './item.ts';
import type { Meter } from './meter.ts';
import { invalid } from './refusal.ts';
import { indexPrefix, itemKey, itemPrefix } from './storage-keys.ts';
import type { Table } from './table.ts';

const pageBytes = 1024 * 1024;
const maxBatchBytes = 16 * 1024 * 1024;

/** GetItem. */
export const getItem: Operation = async (body, engine, meter) => {
  const request = parseRequest('GetItem', body);
  const Item = readOne(request, engine, meter);
  return { Item, ConsumedCapacity: meter.capacities(request.ReturnConsumedCapacity)?.[0] };
};

/** BatchGetItem: up to 100 keys; keys beyond 16 MB of items come back unprocessed. */
export const batchGetItem: Operation = async (body, engine, meter) => {
  const request = parseRequest('BatchGetItem', structuredClone(body)) as ParsedRequest & {
    RequestItems: Record<string, BatchRequest>;
  };
  const given = body['RequestItems'] as Record<string, BatchRequest>;
  const Responses: Record<string, Item[]> = {};
  const UnprocessedKeys: Record<string, BatchRequest> = {};
  for (const [TableName, { Keys, ...options }] of Object.entries(request.RequestItems)) {
    const found: Item[] = (Responses[TableName] = []);
    engine.tables.require(TableName);
    for (const [position, Key] of Keys.entries()) {
      if ((meter.usage().bytes ?? 0) > maxBatchBytes) {
        UnprocessedKeys[TableName] = { ...given[TableName], Keys: Keys.slice(position) };
        break;
      }
      const item = readOne(withParsedExpressions({ ...options, TableName, Key }), engine, meter);
      if (item) found.push(item);
    }
  }
  return { Responses, UnprocessedKeys, ConsumedCapacity: meter.capacities(request.ReturnConsumedCapacity) };
};

interface BatchRequest {
  Keys: Item[];
  [more: string]: unknown;
}

/** Query and Scan, of a table or of an index. */
export const query: Operation = rangeRead('query');
export const scan: Operation = rangeRead('scan');

function readOne(request: ParsedRequest, { tables, disk }: Engine, meter: Meter): Item | undefined {
  const table = tables.require(request.TableName);
  mustHold(dynalite.validateKey(request.Key ?? {}, table));
  mustHold(dynalite.validateKeyPaths(request.projection?.nestedPaths, table));
  const item = disk.committed<Item>(itemKey(table, request.Key ?? {}));
  meter.read(table, {
    bytes: item ? itemSize(item) : 0,
    items: item ? 1 : 0,
    consistency: request.ConsistentRead ? 'strong' : 'eventual',
  });
  return item && projected(request, item);
}

function rangeRead(operation: 'query' | 'scan'): Operation {
  return (body, engine, meter) => {
    const request = parseRequest(operation, body);
    if (request.Select === 'COUNT' && (request.projection || request.AttributesToGet)) {
      throw invalid('Cannot specify the ProjectionExpression when choosing to get only the Count');
    }
    const table = engine.tables.require(request.TableName);
    return planRead(
      operation,
      request,
      table,
      (_store, _table, plan, range, isLocal, fromTable, startKeyNames, done) => {
        if (fromTable)
          throw invalid('Select ALL_ATTRIBUTES on an index that does not project all attributes is not served here');
        readPage(
          { request: plan, table, range, kind: isLocal ? 'local' : 'global', startKeyNames },
          engine,
          meter,
        ).then((page) => done(null, page), done);
      },
    );
  };
}

interface PageRead {
  request: ParsedRequest;
  table: Table;
  range: KeyRange;
  kind: 'global' | 'local';
  startKeyNames: string[];
}

/** One page: at most Limit items or 1 MB, counted before the filter. */
async function readPage(
  { request, table, range, kind, startKeyNames }: PageRead,
  { disk }: Engine,
  meter: Meter,
): Promise<Record<string, unknown>> {
  const { IndexName, Limit = Infinity, filter } = request;
  const prefix = IndexName ? indexPrefix(table.TableName, kind, IndexName) : itemPrefix(table.TableName);
  const Items: Item[] = [];
  let [bytes, ScannedCount] = [0, 0];
  let last: Item | undefined;
  let more = false;
  for await (const [, item] of disk.entries<Item>({
    ...within(prefix, range),
    limit: Limit === Infinity ? -1 : Limit,
  })) {
    const size = itemSize(item);
    if (ScannedCount > 0 && bytes + size > pageBytes) {
      more = true;
      break;
    }
    [last, bytes, ScannedCount] = [item, bytes + size, ScannedCount + 1];
    if (!filter || meetsCondition(item, filter.expression)) Items.push(projected(request, item));
  }
  const index = IndexName ? { kind, name: IndexName } : undefined;
  meter.read(table, { bytes, items: ScannedCount, consistency: request.ConsistentRead ? 'strong' : 'eventual', index });
  return {
    ...(request.Select === 'COUNT' ? {} : { Items }),
    Count: Items.length,
    ScannedCount,
    LastEvaluatedKey: last && (more || ScannedCount >= Limit) ? pickAttributes(last, startKeyNames) : undefined,
    ConsumedCapacity: meter.capacities(request.ReturnConsumedCapacity)?.[0],
  };
}

function within(prefix: string, { gt, gte, lt, lte, reverse }: KeyRange): KeyRange {
  return {
    reverse,
    ...(gt !== undefined ? { gt: prefix + gt } : { gte: prefix + (gte ?? '') }),
    ...(lte !== undefined ? { lte: prefix + lte } : { lt: prefix + (lt ?? '\u{10FFFF}') }),
  };
}

function projected(request: ParsedRequest, item: Item): Item {
  const paths = request.projection?.paths ?? request.AttributesToGet;
  return paths ? dynalite.mapPaths(paths, item) : item;
}
