import { expiresAt } from './change-log.ts';
import type { Engine, Operation } from './engine.ts';
import type { Item } from './item.ts';
import { invalid, tableMissing } from './refusal.ts';
import { expiryKey, expiryPrefix, itemPrefix, wholeOf } from './storage-keys.ts';

/** UpdateTimeToLive: which attribute of a table says, in seconds since 1970, when an item expires. */
export const updateTimeToLive: Operation = async (body, engine) => {
  const { TableName, TimeToLiveSpecification: wanted } = body as {
    TableName: string;
    TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
  };
  if (!wanted)
    throw invalid(
      "1 validation error detected: Value null at 'timeToLiveSpecification' failed to satisfy constraint: Member must not be null",
    );
  requireTable(engine, TableName);
  const current = engine.tables.timeToLive(TableName);
  if (wanted.Enabled === (current !== undefined))
    throw invalid(`TimeToLive is already ${current ? 'enabled' : 'disabled'}`);
  await engine.tables.saveTimeToLive(TableName, wanted.Enabled ? wanted.AttributeName : undefined);
  await engine.disk.clear(wholeOf(expiryPrefix(TableName)));
  if (wanted.Enabled) await enterExpiries(engine, TableName, wanted.AttributeName);
  return { TimeToLiveSpecification: wanted };
};

/** DescribeTimeToLive. */
export const describeTimeToLive: Operation = async (body, engine) => {
  const TableName = String(body['TableName']);
  requireTable(engine, TableName);
  const AttributeName = engine.tables.timeToLive(TableName);
  return {
    TimeToLiveDescription: AttributeName
      ? { TimeToLiveStatus: 'ENABLED', AttributeName }
      : { TimeToLiveStatus: 'DISABLED' },
  };
};

const fiveYears = 5 * 366 * 24 * 3600;

/**
 * Removes the items whose time is over, with stream records that name the service as their author; returns how many.
 * Items that expired over five years ago stay, as in AWS. @see
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html
 */
export async function sweepExpired({ disk, tables, log, now }: Engine): Promise<number> {
  const seconds = Math.floor(now() / 1000);
  let removed = 0;
  for (const name of tables.names()) {
    const attribute = tables.timeToLive(name);
    if (!attribute) continue;
    for await (const [, key] of disk.entries<string>({
      gte: expiryKey(name, Math.max(0, seconds - fiveYears), ''),
      lt: expiryKey(name, seconds, ''),
    })) {
      const table = tables.find(name);
      const before = disk.latest<Item>(key);
      const expiry = expiresAt(before, attribute);
      if (!table || expiry === undefined || expiry >= seconds) continue;
      await log.commit([{ table, before }], { byTimeToLive: true });
      removed += 1;
    }
  }
  return removed;
}

function requireTable({ tables }: Engine, name: string): void {
  if (!tables.find(name)) throw tableMissing(`Requested resource not found: Table: ${name} not found`);
}

async function enterExpiries({ disk }: Engine, table: string, attribute: string): Promise<void> {
  for await (const [key] of disk.entries(wholeOf(itemPrefix(table)))) {
    const expiry = expiresAt(disk.latest<Item>(key), attribute);
    if (expiry !== undefined) await disk.write([{ key: expiryKey(table, expiry, key), value: key }]);
  }
}
