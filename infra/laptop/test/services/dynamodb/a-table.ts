import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { operatorAccess } from '../../../permissions/operator-access.ts';
import { startDynamodb } from '../../../services/dynamodb/start-dynamodb.ts';
import type { ServiceCall } from '../../../services/service.ts';
import { index } from './checks/bench.ts';

export const tableName = 'things';

/** An endpoint with one empty table: keys pk and sk, one index, a stream, and time to live in `ttl`. */
export async function startTable({ now = () => Date.parse('2026-01-01') }: { now?: () => number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'laptop-table-'));
  const calls: ServiceCall[] = [];
  const service = await startDynamodb({ folder, observe: (call) => calls.push(call), now });
  const client = new DynamoDBClient({ ...operatorAccess(service.url), maxAttempts: 1 });
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [index('gsi1', ['gsi1pk', 'gsi1sk'])],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: tableName,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    }),
  );
  calls.length = 0;
  return {
    client,
    documents: DynamoDBDocumentClient.from(client),
    changes: service.changes,
    calls,
    sweepExpired: service.sweepExpired,
    /** Holds items as a transaction under way does, until the returned function is called. */
    hold: ({ pk, sk }: { pk: string; sk: string }) => service.hold(tableName, [{ pk: { S: pk }, sk: { S: sk } }]),
    close: async () => {
      client.destroy();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OneTable = Awaited<ReturnType<typeof startTable>>;
