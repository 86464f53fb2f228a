import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { aTable, runApp, temporaryFolder } from '../fixture-app.ts';

const app = { stacks: { App: { Resources: aTable } } };
const withIndex = structuredClone(aTable);
Object.assign(withIndex.Table.Properties, {
  AttributeDefinitions: [
    ...aTable.Table.Properties.AttributeDefinitions,
    { AttributeName: 'gsi1pk', AttributeType: 'S' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
});

it('A table is created with its stream and time to live', async () => {
  const { services } = await runApp(app);
  const client = new DynamoDBClient(operatorAccess(services.dynamodb.url));
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'App-Table' }));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: 'App-Table' }));
  expect(Table).toMatchObject({
    TableStatus: 'ACTIVE',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
});

it.each([
  ['of a table', { PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 } }],
  [
    'of the replica of a global table',
    {
      Replicas: [
        {
          Region: 'us-east-1',
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
        },
      ],
    },
  ],
])('A table is recoverable for the days %s', async (_, specification) => {
  const resources = structuredClone(aTable);
  Object.assign(resources.Table.Properties, specification);
  const { services } = await runApp({ stacks: { App: { Resources: resources } } });
  const { ContinuousBackupsDescription } = await new DynamoDBClient(operatorAccess(services.dynamodb.url)).send(
    new DescribeContinuousBackupsCommand({ TableName: 'App-Table' }),
  );
  expect(ContinuousBackupsDescription?.PointInTimeRecoveryDescription).toMatchObject({
    PointInTimeRecoveryStatus: 'ENABLED',
    RecoveryPeriodInDays: 7,
  });
});

it('A table of an earlier start is kept and gets the index that the template gained', async () => {
  const folder = temporaryFolder();
  await (await runApp(app, { folder })).close();
  const { services } = await runApp({ stacks: { App: { Resources: withIndex } } }, { folder });
  const { Table } = await new DynamoDBClient(operatorAccess(services.dynamodb.url)).send(
    new DescribeTableCommand({ TableName: 'App-Table' }),
  );
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['gsi1']);
});

it('The keys of a table that holds data are not changed', async () => {
  const folder = temporaryFolder();
  await (await runApp(app, { folder })).close();
  const other = structuredClone(aTable);
  other.Table.Properties.KeySchema = [{ AttributeName: 'pk', KeyType: 'HASH' }];
  other.Table.Properties.AttributeDefinitions = [{ AttributeName: 'pk', AttributeType: 'S' }];
  await expect(runApp({ stacks: { App: { Resources: other } } }, { folder })).rejects.toThrow(
    'App/Table (AWS::DynamoDB::GlobalTable), property KeySchema: the keys of a table cannot change',
  );
});
