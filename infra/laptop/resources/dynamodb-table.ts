import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { operatorAccess } from '../permissions/operator-access.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { named, nameOf, type ResourceKind } from './resource-kind.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const index = z.looseObject({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});
const recovery = z.object({
  PointInTimeRecoveryEnabled: z.boolean(),
  RecoveryPeriodInDays: z.number().optional(),
});
const properties = z.looseObject({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(index).optional(),
  LocalSecondaryIndexes: z.array(index).optional(),
  StreamSpecification: z
    .object({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) })
    .optional(),
  TimeToLiveSpecification: z.object({ Enabled: z.boolean(), AttributeName: z.string().optional() }).optional(),
  PointInTimeRecoverySpecification: recovery.optional(),
  Replicas: z.array(z.looseObject({ PointInTimeRecoverySpecification: recovery.optional() })).default([]),
});
type Properties = z.output<typeof properties>;

/** A table: created at the first start, later given the indexes, time to live and recovery that the template gained. */
export const dynamodbTable: ResourceKind = {
  identify: (declared) => {
    const { name, attributes } = named(nameOf(declared, 'TableName', 255), 'dynamodb', 'table/');
    return { name, attributes: { ...attributes, StreamArn: `${attributes.Arn}/stream/local`, TableId: name } };
  },
  deploy: async (resource, { services }) => {
    const wanted = propertiesOf(resource, properties);
    const client = new DynamoDBClient(operatorAccess(services.dynamodb.url));
    try {
      const existing = await describe(client, resource.name);
      if (existing) await update(client, resource, { wanted, existing });
      else await create(client, resource.name, wanted);
      await setTimeToLive(client, resource.name, wanted);
      await setRecovery(client, resource.name, wanted);
    } finally {
      client.destroy();
    }
  },
};

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(client: DynamoDBClient, TableName: string, wanted: Properties): Promise<void> {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes, StreamSpecification } =
    wanted;
  await client.send(
    new CreateTableCommand({
      TableName,
      AttributeDefinitions,
      KeySchema,
      GlobalSecondaryIndexes: GlobalSecondaryIndexes?.map(plainIndex),
      LocalSecondaryIndexes: LocalSecondaryIndexes?.map(plainIndex),
      BillingMode: 'PAY_PER_REQUEST',
      ...(StreamSpecification ? { StreamSpecification: { StreamEnabled: true, ...StreamSpecification } } : {}),
    }),
  );
}

const keyText = (schema: readonly { AttributeName?: string; KeyType?: string }[] = []): string =>
  schema.map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`).join(', ');

const plainIndex = ({ IndexName, KeySchema, Projection }: z.output<typeof index>) => ({
  IndexName,
  KeySchema,
  Projection,
});

async function update(
  client: DynamoDBClient,
  resource: Resource,
  { wanted, existing }: { wanted: Properties; existing: TableDescription },
): Promise<void> {
  if (keyText(existing.KeySchema) !== keyText(wanted.KeySchema)) {
    throw new TemplateFault(
      { ...resource, path: ['KeySchema'] },
      'the keys of a table cannot change while it holds data; `npm start -- --fresh` starts over.',
    );
  }
  const known = new Set(existing.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const added of wanted.GlobalSecondaryIndexes?.filter(({ IndexName }) => !known.has(IndexName)) ?? []) {
    const GlobalSecondaryIndexUpdates = [{ Create: plainIndex(added) }];
    await client.send(
      new UpdateTableCommand({
        TableName: resource.name,
        AttributeDefinitions: wanted.AttributeDefinitions,
        GlobalSecondaryIndexUpdates,
      }),
    );
  }
}

async function setTimeToLive(
  client: DynamoDBClient,
  TableName: string,
  { TimeToLiveSpecification: ttl }: Properties,
): Promise<void> {
  if (!ttl?.Enabled || !ttl.AttributeName) return;
  try {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { Enabled: true, AttributeName: ttl.AttributeName },
      }),
    );
  } catch (error) {
    // AWS and the laptop both refuse to set what is already set.
    if (!(error instanceof Error && error.message.includes('already enabled'))) throw error;
  }
}

/** A table of one region says it itself, a global one for each replica, of which a laptop has one. */
async function setRecovery(
  client: DynamoDBClient,
  TableName: string,
  { PointInTimeRecoverySpecification: own, Replicas: [replica] }: Properties,
): Promise<void> {
  const wanted = own ?? replica?.PointInTimeRecoverySpecification;
  if (!wanted?.PointInTimeRecoveryEnabled) return;
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification: wanted }));
}
