import { applyUpdate } from './apply-update.ts';
import type { Change } from './change-log.ts';
import { meetsCondition } from './condition.ts';
import type { Disk } from './disk.ts';
import { dynalite, mustHold, parseRequest, type ParsedRequest } from './dynalite.ts';
import { itemSize } from './item-size.ts';
import type { Item } from './item.ts';
import { conditionFailed, invalid } from './refusal.ts';
import { itemKey } from './storage-keys.ts';
import { keyNames, secondaryIndexes, type Table } from './table.ts';
import type { Tables } from './tables.ts';

export type WriteKind = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheck';

/** A validated write of one item, not yet decided. */
export interface IntendedWrite {
  kind: WriteKind;
  table: Table;
  request: ParsedRequest;
  /** Where the item is stored on disk. */
  key: string;
  wantsOldOnFailure: boolean;
}

const maxItemBytes = 400 * 1024;

/** Validates a write's parameters, without looking at the table. */
export function parseWrite(kind: WriteKind, body: Record<string, unknown>): ParsedRequest {
  if (body['AttributeUpdates'] || body['Expected'])
    throw invalid('AttributeUpdates and Expected are not served here; use expressions');
  const request = parseRequest(kind === 'ConditionCheck' ? 'DeleteItem' : kind, { ...body });
  if (kind === 'ConditionCheck' && !request.condition) {
    throw invalid(
      "1 validation error detected: Value null at 'conditionExpression' failed to satisfy constraint: Member must not be null",
    );
  }
  return request;
}

/** Checks a parsed write against its table's keys and indexes. */
export function intendWrite(
  kind: WriteKind,
  { request, wantsOldOnFailure }: { request: ParsedRequest; wantsOldOnFailure: boolean },
  tables: Tables,
): IntendedWrite {
  const table = tables.require(request.TableName);
  const item = kind === 'PutItem' ? request.Item : request.Key;
  mustHold(kind === 'PutItem' ? dynalite.validateItem(item ?? {}, table) : dynalite.validateKey(item ?? {}, table));
  mustHold(dynalite.validateUpdates(undefined, request.updates, table));
  if (kind === 'PutItem') refuseEmptyIndexKeys(table, item ?? {});
  return { kind, table, request, key: itemKey(table, item ?? {}), wantsOldOnFailure };
}

/** What a write does to its item as it is now; throws when its condition or its update does not hold. */
export function decideWrite(write: IntendedWrite, disk: Disk): Change {
  const before = disk.latest<Item>(write.key);
  if (write.request.condition && !meetsCondition(before, write.request.condition.expression)) {
    const failure = conditionFailed();
    if (write.wantsOldOnFailure && before) failure.extra['Item'] = before;
    throw failure;
  }
  return { table: write.table, before, after: imageAfter(write, before) };
}

function imageAfter({ kind, request, table }: IntendedWrite, before: Item | undefined): Item | undefined {
  if (kind === 'PutItem') return request.Item;
  if (kind === 'DeleteItem') return undefined;
  if (kind === 'ConditionCheck') return before;
  const after = applyUpdate(before ?? request.Key ?? {}, request.updates?.sections ?? []);
  if (itemSize(after) > maxItemBytes) throw invalid('Item size to update has exceeded the maximum allowed size');
  const misfit = dynalite.traverseIndexes(table, (name, type) =>
    after[name] && !(type in after[name]) ? name : undefined,
  );
  if (misfit) throw invalid('The update expression attempted to update the secondary index key to unsupported type');
  refuseEmptyIndexKeys(table, after);
  return after;
}

function refuseEmptyIndexKeys(table: Table, item: Item): void {
  for (const { index } of secondaryIndexes(table)) {
    for (const name of keyNames(index.KeySchema)) {
      if (item[name]?.S !== '' && item[name]?.B !== '') continue;
      const rule = 'The AttributeValue for a key attribute cannot contain an empty string value.';
      throw invalid(
        `A value specified for a secondary index key is not supported. ${rule} IndexName: ${index.IndexName}, IndexKey: ${name}`,
      );
    }
  }
}
