import { randomUUID } from 'node:crypto';
import { parseRequest } from './dynalite.ts';
import type { Disk } from './disk.ts';
import type { Operation } from './engine.ts';
import type { Item } from './item.ts';
import { invalid, Refusal, tableMissing } from './refusal.ts';
import {
  expiryPrefix,
  indexEntry,
  indexPrefix,
  itemPrefix,
  streamPrefix,
  versionPrefix,
  wholeOf,
} from './storage-keys.ts';
import { secondaryIndexes, tableArn, type SecondaryIndex, type StreamSpecification, type Table } from './table.ts';

/** CreateTable: the table is ACTIVE immediately. */
export const createTable: Operation = async (body, { tables, now }) => {
  const stream = body['StreamSpecification'] as StreamSpecification | undefined;
  const { BillingMode, ...definition } = parseRequest('CreateTable', body) as Record<string, unknown> as Table & {
    BillingMode?: string;
  };
  const { TableName } = definition;
  if (tables.find(TableName)) throw new Refusal('ResourceInUseException', 'Cannot create preexisting table');
  const arn = tableArn(TableName);
  const table: Table = {
    ...definition,
    TableArn: arn,
    TableId: randomUUID(),
    TableStatus: 'ACTIVE',
    CreationDateTime: now() / 1000,
    ProvisionedThroughput: definition['ProvisionedThroughput'] ?? { ReadCapacityUnits: 0, WriteCapacityUnits: 0 },
    ...(BillingMode === 'PAY_PER_REQUEST' ? { BillingModeSummary: { BillingMode } } : {}),
    GlobalSecondaryIndexes: definition.GlobalSecondaryIndexes?.map((index) => described(arn, index)),
    LocalSecondaryIndexes: definition.LocalSecondaryIndexes?.map((index) => described(arn, index)),
    ...streamFields(arn, stream, now),
  };
  await tables.save(table);
  return { TableDescription: description(table) };
};

/** UpdateTable: adds an index and fills it, removes one, or turns the stream on or off. */
export const updateTable: Operation = async (body, { disk, tables, now }) => {
  const stream = body['StreamSpecification'] as StreamSpecification | undefined;
  const changes = (body['GlobalSecondaryIndexUpdates'] ?? []) as {
    Create?: SecondaryIndex;
    Delete?: { IndexName: string };
  }[];
  const definitions = (body['AttributeDefinitions'] ?? []) as Table['AttributeDefinitions'];
  const table = structuredClone(requireTable(tables.find(String(body['TableName'])), body['TableName']));
  const known = new Set(table.AttributeDefinitions.map(({ AttributeName }) => AttributeName));
  table.AttributeDefinitions.push(...definitions.filter(({ AttributeName }) => !known.has(AttributeName)));
  for (const { Create, Delete } of changes) {
    const others = (table.GlobalSecondaryIndexes ?? []).filter(
      ({ IndexName }) => IndexName !== (Create ?? Delete)?.IndexName,
    );
    if (Create && others.length < (table.GlobalSecondaryIndexes?.length ?? 0))
      throw invalid(`Attempting to create an index which already exists: ${Create.IndexName}`);
    table.GlobalSecondaryIndexes = Create ? [...others, described(table.TableArn, Create)] : others;
    if (Delete) await disk.clear(wholeOf(indexPrefix(table.TableName, 'global', Delete.IndexName)));
  }
  if (stream)
    Object.assign(
      table,
      { StreamSpecification: undefined, LatestStreamArn: undefined, LatestStreamLabel: undefined },
      streamFields(table.TableArn, stream, now),
    );
  // Saved first, so that writes from now on maintain the new index while the older items are entered.
  await tables.save(table);
  for (const { Create } of changes) if (Create) await fillIndex(disk, table, described(table.TableArn, Create));
  return { TableDescription: description(table) };
};

/** DescribeTable. */
export const describeTable: Operation = async (body, { tables }) => {
  const { TableName } = parseRequest('DescribeTable', body);
  return { Table: description(requireTable(tables.find(TableName), TableName)) };
};

/** DeleteTable: with its items, indexes and stream. */
export const deleteTable: Operation = async (body, { disk, tables }) => {
  const { TableName } = parseRequest('DeleteTable', body);
  const table = requireTable(tables.find(TableName), TableName);
  await tables.forget(TableName);
  const prefixes = [itemPrefix, streamPrefix, expiryPrefix, versionPrefix].map((prefixOf) => prefixOf(TableName));
  for (const { kind, index } of secondaryIndexes(table)) prefixes.push(indexPrefix(TableName, kind, index.IndexName));
  for (const prefix of prefixes) await disk.clear(wholeOf(prefix));
  return { TableDescription: { ...description(table), TableStatus: 'DELETING' } };
};

/** ListTables, in pages of at most 100. */
export const listTables: Operation = async (body, { tables }) => {
  const { ExclusiveStartTableName: after = '', Limit = 100 } = parseRequest('ListTables', body) as {
    ExclusiveStartTableName?: string;
    Limit?: number;
  };
  const names = tables.names().filter((name) => name > after);
  const TableNames = names.slice(0, Limit);
  return { TableNames, LastEvaluatedTableName: names.length > Limit ? TableNames.at(-1) : undefined };
};

function requireTable(table: Table | undefined, name: unknown): Table {
  if (!table) throw tableMissing(`Requested resource not found: Table: ${String(name)} not found`);
  return table;
}

export const described = (arn: string, index: SecondaryIndex): SecondaryIndex => ({
  ...index,
  IndexArn: `${arn}/index/${index.IndexName}`,
  IndexStatus: 'ACTIVE',
});

/** In AWS, sizes are those of the last six-hourly count; here nothing counts, as nothing relies on them. */
export const description = (table: Table) => ({ ItemCount: 0, TableSizeBytes: 0, ...table });

function streamFields(arn: string, stream: StreamSpecification | undefined, now: () => number) {
  if (!stream?.StreamEnabled) return {};
  const LatestStreamLabel = new Date(now()).toISOString().slice(0, 23);
  return { StreamSpecification: stream, LatestStreamLabel, LatestStreamArn: `${arn}/stream/${LatestStreamLabel}` };
}

async function fillIndex(disk: Disk, table: Table, index: SecondaryIndex): Promise<void> {
  for await (const [key] of disk.entries(wholeOf(itemPrefix(table.TableName)))) {
    const entry = indexEntry(table, 'global', index, disk.latest<Item>(key));
    if (entry) await disk.write([{ key: entry.key, value: entry.projected }]);
  }
}
