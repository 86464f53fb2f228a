import { decideWrite, intendWrite, parseWrite, type IntendedWrite, type WriteKind } from './decide-write.ts';
import { dynalite, parseRequest, type ParsedRequest } from './dynalite.ts';
import type { Engine, Operation } from './engine.ts';
import type { Change } from './change-log.ts';
import type { Item } from './item.ts';
import type { Meter } from './meter.ts';
import { invalid, Refusal } from './refusal.ts';

/** PutItem, UpdateItem and DeleteItem. */
export const putItem: Operation = singleWrite('PutItem');
export const updateItem: Operation = singleWrite('UpdateItem');
export const deleteItem: Operation = singleWrite('DeleteItem');

/** BatchWriteItem: up to 25 puts and deletes, each on its own. */
export const batchWriteItem: Operation = async (body, engine, meter) => {
  const { RequestItems = {} } = parseRequest('BatchWriteItem', structuredClone(body)) as {
    RequestItems?: Record<string, BatchEntry[]>;
  };
  const writes = Object.entries(RequestItems).flatMap(([TableName, entries]) =>
    entries.map((entry) => batchedWrite(TableName, entry, engine)),
  );
  if (writes.length > 25) throw invalid('Too many items requested for the BatchWriteItem call');
  if (new Set(writes.map(({ key }) => key)).size < writes.length)
    throw invalid('Provided list of item keys contains duplicates');
  const changes = writes.map((write) => decideWrite(write, engine.disk));
  for (const change of changes) meter.write(change.table, change);
  await engine.log.commit(changes);
  return { UnprocessedItems: {}, ConsumedCapacity: meter.capacities(body['ReturnConsumedCapacity']) };
};

interface BatchEntry {
  PutRequest?: { Item: Item };
  DeleteRequest?: { Key: Item };
}

function batchedWrite(TableName: string, entry: BatchEntry, { tables }: Engine): IntendedWrite {
  const kind = entry.PutRequest ? 'PutItem' : 'DeleteItem';
  const request = { TableName, Item: entry.PutRequest?.Item, Key: entry.DeleteRequest?.Key };
  return intendWrite(kind, { request, wantsOldOnFailure: false }, tables);
}

function singleWrite(kind: Exclude<WriteKind, 'ConditionCheck'>): Operation {
  return async (body, engine, meter) => {
    const wantsOldOnFailure = body['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';
    const write = intendWrite(kind, { request: parseWrite(kind, body), wantsOldOnFailure }, engine.tables);
    const change = await decided(write, engine, meter);
    meter.write(change.table, change);
    const letGo = engine.inFlight.take([write.key], 'write');
    await engine.log.commit([change]).finally(letGo);
    return {
      Attributes: returnedValues(write.request, change),
      ConsumedCapacity: meter.capacities(body['ReturnConsumedCapacity'])?.[0],
    };
  };
}

/** Decides in the same tick as the commit that follows; a refusal waits until the data it was decided on is on disk. */
async function decided(write: IntendedWrite, { disk, inFlight }: Engine, meter: Meter): Promise<Change> {
  const before = disk.latest<Item>(write.key);
  try {
    inFlight.refuseTaken(write.key, 'write');
    return decideWrite(write, disk);
  } catch (error) {
    if (error instanceof Refusal) {
      meter.write(write.table, { before, after: before });
      await disk.settled();
    }
    throw error;
  }
}

function returnedValues(request: ParsedRequest, { before, after }: Change): Item | undefined {
  const paths = request.updates?.paths ?? [];
  switch (request.ReturnValues) {
    case 'ALL_OLD':
      return before;
    case 'ALL_NEW':
      return after;
    case 'UPDATED_OLD':
      return before && dynalite.mapPaths(paths, before);
    case 'UPDATED_NEW':
      return after && dynalite.mapPaths(paths, after);
    default:
      return undefined;
  }
}
