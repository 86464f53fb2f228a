import {
  CreateTableCommand,
  DynamoDBClient,
  type CreateTableCommandInput,
  type GlobalSecondaryIndex,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { operatorAccess } from '../../../../permissions/operator-access.ts';

/** One endpoint with one table to check: keys pk and sk, three indexes of different projections, a stream. */
export interface Bench {
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
  streams: DynamoDBStreamsClient;
  table: string;
  /** How many transactions race for one item. */
  racers: number;
}

export const benchTable = 'checked';

export const index = (
  IndexName: string,
  keys: string[],
  Projection: GlobalSecondaryIndex['Projection'] = { ProjectionType: 'ALL' },
): GlobalSecondaryIndex => ({
  IndexName,
  KeySchema: keys.map((AttributeName, position) => ({ AttributeName, KeyType: position === 0 ? 'HASH' : 'RANGE' })),
  Projection,
});

export const benchDefinition: CreateTableCommandInput = {
  TableName: benchTable,
  BillingMode: 'PAY_PER_REQUEST',
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  AttributeDefinitions: [
    ...['pk', 'sk', 'g1pk', 'g1sk', 'g2pk', 'g3pk'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S' as const,
    })),
    { AttributeName: 'g2sk', AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    index('gsi1', ['g1pk', 'g1sk']),
    index('gsi2', ['g2pk', 'g2sk'], { ProjectionType: 'INCLUDE', NonKeyAttributes: ['name'] }),
    index('gsi3', ['g3pk'], { ProjectionType: 'KEYS_ONLY' }),
  ],
};

/** Clients for an endpoint, and its table, created unless the endpoint was only restarted. */
export async function openBench(endpoint: string, { created = false, racers = 50 } = {}): Promise<Bench> {
  const config = { ...operatorAccess(endpoint), maxAttempts: 1 };
  const client = new DynamoDBClient(config);
  if (!created) await client.send(new CreateTableCommand(benchDefinition));
  return {
    client,
    documents: DynamoDBDocumentClient.from(client),
    streams: new DynamoDBStreamsClient(config),
    table: benchTable,
    racers,
  };
}

export function closeBench({ client, streams }: Bench): void {
  client.destroy();
  streams.destroy();
}

/** The error that a call is refused with; fails when it is granted or refused under another name. */
export async function refusalOf<Refusal = { name: string; message: string; Item?: Record<string, unknown> }>(
  call: Promise<unknown>,
  name: string,
): Promise<Refusal> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toMatchObject({ name });
  return outcome as Refusal;
}
