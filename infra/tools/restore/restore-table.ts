import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';

interface Restore {
  /** The table that is lost or damaged. */
  source: string;
  /** The new one. */
  target: string;
  /** The time that is restored. */
  at: Date;
  /** Waits between two looks at whether the table is ready. */
  wait: () => Promise<unknown>;
}

/**
 * Restores a table as it was at a time into a new one, and gives that what DynamoDB leaves out: stream, time to live, recovery and
 * protection. Returns what `restoredTable` of a stage says.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/pointintimerecovery_beforeyoubegin.html
 */
export async function restoreTable(
  client: DynamoDBClient,
  { source, target: TableName, at, wait }: Restore,
): Promise<{ name: string; streamArn: string }> {
  const before = await tableNamed(client, source);
  await client.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: source, TargetTableName: TableName, RestoreDateTime: at }),
  );
  const ready = () => untilActive(client, TableName, wait);
  await ready();
  const { StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } } = before;
  // One thing at a time: DynamoDB refuses a second change while it makes the first.
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  const { LatestStreamArn: streamArn } = await ready();
  const { DeletionProtectionEnabled = false } = before;
  if (DeletionProtectionEnabled) await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled }));
  await ready();
  if (!streamArn) throw new Error(`${TableName} has no stream.`);
  await giveTimeToLive(client, source, TableName);
  await giveRecovery(client, source, TableName);
  return { name: TableName, streamArn };
}

async function tableNamed(client: DynamoDBClient, TableName: string): Promise<TableDescription> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  return Table ?? {};
}

async function untilActive(client: DynamoDBClient, name: string, wait: Restore['wait']): Promise<TableDescription> {
  for (;;) {
    const table = await tableNamed(client, name);
    if (table.TableStatus === 'ACTIVE') return table;
    await wait();
  }
}

async function giveTimeToLive(client: DynamoDBClient, source: string, TableName: string): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: source }));
  const AttributeName = TimeToLiveDescription?.AttributeName;
  if (!AttributeName) return;
  const TimeToLiveSpecification = { AttributeName, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

async function giveRecovery(client: DynamoDBClient, source: string, TableName: string): Promise<void> {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: source }),
  );
  const RecoveryPeriodInDays =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.RecoveryPeriodInDays ?? undefined;
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
}
