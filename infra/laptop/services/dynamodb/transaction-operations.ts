import { decideWrite, intendWrite, parseWrite, type IntendedWrite, type WriteKind } from './decide-write.ts';
import { dynalite, mustHold, parseRequest } from './dynalite.ts';
import type { Change } from './change-log.ts';
import type { Engine, Operation } from './engine.ts';
import { itemSize } from './item-size.ts';
import type { Item } from './item.ts';
import type { Meter } from './meter.ts';
import { invalid, Refusal } from './refusal.ts';
import { itemKey } from './storage-keys.ts';

const maxTransactionBytes = 4 * 1024 * 1024;
const kinds: Record<string, WriteKind> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheck',
};

/** TransactWriteItems: up to 100 writes that take effect together or not at all. */
export const transactWriteItems: Operation = async (body, engine, meter) => {
  const entries = transactItems(body);
  const token = body['ClientRequestToken'] as string | undefined;
  const repeated = token !== undefined && engine.tokens.seen(token, entries);
  const writes = entries.map((entry) => intendedWrite(entry, engine));
  refuseRepeated(writes.flatMap((write) => (write instanceof Refusal ? [] : [write.key])));
  if (repeated) return respond(body, meter);
  const decisions = writes.map((write) => decide(write, engine, meter));
  if (decisions.some(({ refusal }) => refusal)) {
    await engine.disk.settled();
    throw cancelled(decisions.map(({ refusal }) => refusal));
  }
  const changes = decisions.flatMap(({ change }) => (change && change.before !== change.after ? [change] : []));
  const bytes = changes.reduce(
    (total, { before, after }) => total + Math.max(before ? itemSize(before) : 0, after ? itemSize(after) : 0),
    0,
  );
  if (bytes > maxTransactionBytes) throw invalid('Transaction size has exceeded the maximum allowed size of 4 MB');
  const letGo = engine.inFlight.take(
    writes.flatMap((write) => (write instanceof Refusal ? [] : [write.key])),
    'transaction',
  );
  await engine.log
    .commit(changes, { more: token === undefined ? [] : engine.tokens.remember(token, entries) })
    .finally(letGo);
  return respond(body, meter);
};

/** TransactGetItems: up to 100 items as of one time. */
export const transactGetItems: Operation = async (body, engine, meter) => {
  const gets = transactItems(body).map(({ Get }) => {
    const request = parseRequest('GetItem', { ...Get });
    const table = engine.tables.require(request.TableName);
    mustHold(dynalite.validateKey(request.Key ?? {}, table));
    return { request, table, key: itemKey(table, request.Key ?? {}) };
  });
  refuseRepeated(gets.map(({ key }) => key));
  const items = engine.disk.committedTogether<Item>(gets.map(({ key }) => key));
  const Responses = gets.map(({ request, table }, position) => {
    const item = items[position];
    meter.read(table, { bytes: item ? itemSize(item) : 0, items: item ? 1 : 0, consistency: 'transactional' });
    return item ? { Item: request.projection ? dynalite.mapPaths(request.projection.paths, item) : item } : {};
  });
  return { Responses, ConsumedCapacity: meter.capacities(body['ReturnConsumedCapacity'], true) };
};

function transactItems(body: Record<string, unknown>): Record<string, Record<string, unknown>>[] {
  const entries = (body['TransactItems'] ?? []) as Record<string, Record<string, unknown>>[];
  if (entries.length >= 1 && entries.length <= 100) return entries;
  throw invalid(
    "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length less than or equal to 100, Member must have length greater than or equal to 1",
  );
}

function refuseRepeated(keys: string[]): void {
  if (new Set(keys).size < keys.length)
    throw invalid('Transaction request cannot include multiple operations on one item');
}

/** A write that does not fit its table cancels the transaction like a failed condition, so its refusal is kept. */
function intendedWrite(entry: Record<string, Record<string, unknown>>, { tables }: Engine): IntendedWrite | Refusal {
  const given = Object.entries(entry).filter(([, write]) => write);
  const [name, write] = given[0] ?? [];
  const kind = kinds[name ?? ''];
  if (!kind || !write || given.length > 1)
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  const wantsOldOnFailure = write['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';
  const request = parseWrite(kind, { ...write, ReturnValues: undefined });
  tables.require(request.TableName);
  try {
    return intendWrite(kind, { request, wantsOldOnFailure }, tables);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function decide(
  write: IntendedWrite | Refusal,
  { disk, inFlight }: Engine,
  meter: Meter,
): { change?: Change; refusal?: Refusal } {
  if (write instanceof Refusal) return { refusal: write };
  try {
    inFlight.refuseTaken(write.key, 'transaction');
    const change = decideWrite(write, disk);
    meter.write(write.table, { ...change, transactional: true });
    return { change };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const before = disk.latest<Item>(write.key);
    meter.write(write.table, { before, after: before, transactional: true });
    return { refusal: error };
  }
}

function cancelled(refusals: (Refusal | undefined)[]): Refusal {
  const reasons = refusals.map((refusal) => {
    if (!refusal) return { Code: 'None' };
    if (refusal.type === 'TransactionConflictException')
      return { Code: 'TransactionConflict', Message: refusal.message };
    if (refusal.type !== 'ConditionalCheckFailedException')
      return { Code: 'ValidationError', Message: refusal.message };
    return { Code: 'ConditionalCheckFailed', Message: refusal.message, ...refusal.extra };
  });
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`;
  return new Refusal('TransactionCanceledException', message, { Message: message, CancellationReasons: reasons });
}

const respond = (body: Record<string, unknown>, meter: Meter) => ({
  ConsumedCapacity: meter.capacities(body['ReturnConsumedCapacity'], true),
});
