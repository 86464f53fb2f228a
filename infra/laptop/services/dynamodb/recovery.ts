import { randomUUID } from 'node:crypto';
import type { Change } from './change-log.ts';
import type { Engine, Operation } from './engine.ts';
import type { Item } from './item.ts';
import { invalid, Refusal } from './refusal.ts';
import { itemPrefix, versionPrefix, wholeOf } from './storage-keys.ts';
import { description, described } from './table-operations.ts';
import { tableArn, type Table } from './table.ts';
import { versionOf, type Version } from './versions.ts';

const oneDay = 86_400_000;
const inABatch = 500;

/** UpdateContinuousBackups: from when it is on, a table can be restored to any time since, within its days. */
export const updateContinuousBackups: Operation = async (body, engine) => {
  const { TableName, PointInTimeRecoverySpecification: wanted } = body as {
    TableName: string;
    PointInTimeRecoverySpecification?: { PointInTimeRecoveryEnabled: boolean; RecoveryPeriodInDays?: number };
  };
  if (!wanted) throw invalid('PointInTimeRecoverySpecification must not be null');
  const table = requireTable(engine, TableName);
  const days = wanted.RecoveryPeriodInDays ?? 35;
  if (days < 1 || days > 35) throw invalid('RecoveryPeriodInDays must be between 1 and 35');
  const known = engine.tables.recovery(TableName);
  if (!wanted.PointInTimeRecoveryEnabled) {
    await engine.tables.saveRecovery(TableName, undefined);
    await engine.disk.clear(wholeOf(versionPrefix(TableName)));
  } else {
    const since = known?.since ?? engine.now();
    // Saved first, so that writes from now on are kept while the older items are entered.
    await engine.tables.saveRecovery(TableName, { since, days });
    if (!known) await enterItems(engine, table, since);
  }
  return descriptionOf(engine, TableName);
};

/** DescribeContinuousBackups. In AWS the latest restorable time is some minutes old; here it is now. */
export const describeContinuousBackups: Operation = async (body, engine) => {
  const TableName = String(body['TableName']);
  requireTable(engine, TableName);
  return descriptionOf(engine, TableName);
};

/**
 * RestoreTableToPointInTime: makes a new table, ACTIVE at once, with the keys, indexes and items that the source had. As in AWS,
 * it has no stream, no time to live and no recovery of its own.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/pointintimerecovery_beforeyoubegin.html
 */
export const restoreTableToPointInTime: Operation = async (body, engine) => {
  const { SourceTableName, TargetTableName, RestoreDateTime } = body as Record<string, string>;
  const source = requireTable(engine, String(SourceTableName));
  const recovery = engine.tables.recovery(source.TableName);
  if (!recovery)
    throw new Refusal(
      'PointInTimeRecoveryUnavailableException',
      `Point in time recovery is not enabled for table '${source.TableName}'`,
    );
  if (engine.tables.find(String(TargetTableName)))
    throw new Refusal('TableAlreadyExistsException', `Table already exists: ${TargetTableName}`);
  const latest = engine.now();
  const at = body['UseLatestRestorableTime'] ? latest : Number(RestoreDateTime) * 1000;
  if (!(at >= earliest(recovery, latest) && at <= latest))
    throw new Refusal('InvalidRestoreTimeException', 'The restore time is outside of what can be restored');
  const table = restored(source, String(TargetTableName), latest);
  await engine.tables.save(table);
  let batch: Change[] = [];
  for await (const item of itemsAt(engine, source.TableName, at)) {
    batch.push({ table, after: item });
    if (batch.length === inABatch) await engine.log.commit(batch.splice(0));
  }
  await engine.log.commit(batch);
  return { TableDescription: description(table) };
};

/** Drops what no restore can ask for any more: of each item all versions but the newest before the first restorable time. */
export async function forgetOldVersions({ disk, tables, now }: Engine): Promise<void> {
  for (const name of tables.names()) {
    const recovery = tables.recovery(name);
    if (!recovery) continue;
    const first = earliest(recovery, now());
    const kept = new Map<string, string>();
    for await (const [entry, { key, at, item }] of disk.entries<Version>(wholeOf(versionPrefix(name)))) {
      if (at > first) continue;
      const older = kept.get(key);
      if (older) await disk.write([{ key: older, value: undefined }]);
      kept.set(key, entry);
      if (!item) await disk.write([{ key: entry, value: undefined }]);
    }
  }
}

async function enterItems({ disk }: Engine, { TableName }: Table, at: number): Promise<void> {
  for await (const [key] of disk.entries<Item>(wholeOf(itemPrefix(TableName))))
    await disk.write([versionOf(TableName, { key, at, item: disk.latest<Item>(key) })]);
}

/** The items of a table as they were. */
async function* itemsAt({ disk }: Engine, table: string, time: number): AsyncGenerator<Item> {
  const entries = new Map<string, string>();
  for await (const [entry, { key, at }] of disk.entries<Version>(wholeOf(versionPrefix(table))))
    if (at <= time) entries.set(key, entry);
  for (const entry of entries.values()) {
    const item = disk.committed<Version>(entry)?.item;
    if (item) yield item;
  }
}

const earliest = ({ since, days }: { since: number; days: number }, now: number): number =>
  Math.max(since, now - days * oneDay);

function restored(source: Table, TableName: string, now: number): Table {
  const arn = tableArn(TableName);
  const { StreamSpecification: _, LatestStreamArn: __, LatestStreamLabel: ___, ...kept } = structuredClone(source);
  return {
    ...kept,
    TableName,
    TableArn: arn,
    TableId: randomUUID(),
    CreationDateTime: now / 1000,
    GlobalSecondaryIndexes: kept.GlobalSecondaryIndexes?.map((index) => described(arn, index)),
    LocalSecondaryIndexes: kept.LocalSecondaryIndexes?.map((index) => described(arn, index)),
  };
}

function descriptionOf({ tables, now }: Engine, name: string) {
  const recovery = tables.recovery(name);
  return {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: recovery
        ? {
            PointInTimeRecoveryStatus: 'ENABLED',
            RecoveryPeriodInDays: recovery.days,
            EarliestRestorableDateTime: earliest(recovery, now()) / 1000,
            LatestRestorableDateTime: now() / 1000,
          }
        : { PointInTimeRecoveryStatus: 'DISABLED' },
    },
  };
}

function requireTable({ tables }: Engine, name: string): Table {
  const table = tables.find(name);
  if (!table) throw new Refusal('TableNotFoundException', `Table not found: ${name}`);
  return table;
}
