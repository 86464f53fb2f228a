import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ListTablesCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { benchDefinition, index, type Bench } from './bench.ts';

/** Tables: created, described, listed, changed, deleted; time to live. */
export function checkTables(bench: () => Bench): void {
  it('A table with three indexes and a stream is created and becomes active', async () => {
    const { client } = bench();
    await client.send(other('created'));
    const waited = await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 1 }, { TableName: 'created' });
    expect(waited.state).toBe('SUCCESS');
  });

  it('Keys, indexes and the latest stream are described', async () => {
    const { client, table } = bench();
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    expect(Table?.LatestStreamArn).toContain(`table/${table}/stream/`);
    expect(Table?.KeySchema).toEqual(benchDefinition.KeySchema);
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(
      expect.arrayContaining(['gsi1', 'gsi2', 'gsi3']),
    );
    expect(Table).toMatchObject({ TableStatus: 'ACTIVE', BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' } });
  });

  it('A table cannot be created twice', async () => {
    await expect(bench().client.send(new CreateTableCommand(benchDefinition))).rejects.toMatchObject({
      name: 'ResourceInUseException',
    });
  });

  it('Tables are listed', async () => {
    const { client, table } = bench();
    const { TableNames } = await client.send(new ListTablesCommand({}));
    expect(TableNames).toContain(table);
  });

  it('A missing table is refused with ResourceNotFoundException', async () => {
    const { client, documents } = bench();
    await expect(
      documents.send(new GetCommand({ TableName: 'missing', Key: { pk: 'a', sk: '1' } })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(
      documents.send(new PutCommand({ TableName: 'missing', Item: { pk: 'a', sk: '1' } })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(client.send(new DescribeTableCommand({ TableName: 'missing' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('Time to live is switched on and described', async () => {
    const { client, table } = bench();
    const before = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
    expect(before.TimeToLiveDescription?.TimeToLiveStatus).toBe('DISABLED');
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: table,
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      }),
    );
    const after = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
    expect(after.TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
  });

  it('A new index is filled with the existing items', async () => {
    const { client, documents } = bench();
    await client.send(other('extended'));
    await documents.send(new PutCommand({ TableName: 'extended', Item: { pk: 'a', sk: '1', g4: 'old' } }));
    await client.send(
      new UpdateTableCommand({
        TableName: 'extended',
        AttributeDefinitions: [
          ...(benchDefinition.AttributeDefinitions ?? []),
          { AttributeName: 'g4', AttributeType: 'S' },
        ],
        GlobalSecondaryIndexUpdates: [{ Create: index('gsi4', ['g4']) as Required<ReturnType<typeof index>> }],
      }),
    );
    await expect
      .poll(
        async () => {
          const found = await documents
            .send(
              new QueryCommand({
                TableName: 'extended',
                IndexName: 'gsi4',
                KeyConditionExpression: 'g4 = :g',
                ExpressionAttributeValues: { ':g': 'old' },
              }),
            )
            .catch(() => undefined);
          return found?.Count;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
  });

  it('A table is deleted with its items', async () => {
    const { client, documents } = bench();
    await client.send(other('deleted'));
    await documents.send(new PutCommand({ TableName: 'deleted', Item: { pk: 'a', sk: '1' } }));
    await client.send(new DeleteTableCommand({ TableName: 'deleted' }));
    await expect(client.send(new DeleteTableCommand({ TableName: 'deleted' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await client.send(other('deleted'));
    const { Item } = await documents.send(new GetCommand({ TableName: 'deleted', Key: { pk: 'a', sk: '1' } }));
    expect(Item).toBeUndefined();
  });
}

const other = (TableName: string) => new CreateTableCommand({ ...benchDefinition, TableName });
