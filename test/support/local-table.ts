import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
  type GlobalSecondaryIndex,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { type ChangeFeed, type ServiceCall, startDynamodb } from '../../infra/laptop/laptop.ts';
import { openTable, type Table } from '../../functions/platform/table/table.ts';
import { someTime } from './builders.ts';
import { localCredentials } from './local-credentials.ts';

/** A real local table for store tests: shaped as in the cloud, empty, on a port and in a folder of its own. */
export interface LocalTable {
  url: string;
  tableName: 'hirehub';
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
  changes: ChangeFeed;
  /** Every finished call with the units it consumed, oldest first; empty it with `calls.length = 0`. */
  calls: ServiceCall[];
  sweepExpired(): Promise<number>;
  /** Holds items as a transaction under way does, until the returned function is called. */
  hold(...keys: { pk: string; sk: string }[]): () => void;
  close(): Promise<void>;
}

/**
 * Starts an endpoint with one table `hirehub`: pk, sk, gsi1 to gsi3, time to live `ttl`, old and new images in its
 * stream. Its clock shows the moment at which built things happen, so that nothing expires under a test.
 */
export async function startLocalTable({
  now = () => Date.parse(someTime),
}: { now?: () => number } = {}): Promise<LocalTable> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehub-table-'));
  const calls: ServiceCall[] = [];
  const service = await startDynamodb({ folder, observe: (call) => calls.push(call), now });
  const client = new DynamoDBClient({
    endpoint: service.url,
    region: 'us-east-1',
    credentials: localCredentials,
    maxAttempts: 1,
  });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  refuseTimesInMilliseconds(documents);
  await createHirehubTable(client);
  calls.length = 0;
  return {
    url: service.url,
    tableName: 'hirehub',
    client,
    documents,
    changes: service.changes,
    calls,
    sweepExpired: service.sweepExpired,
    hold: (...keys) =>
      service.hold(
        'hirehub',
        keys.map(({ pk, sk }) => ({ pk: { S: pk }, sk: { S: sk } })),
      ),
    async close() {
      client.destroy();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Fails a write of a `ttl` that is no time in seconds: DynamoDB takes one in milliseconds for a day in 50,000 years, and
 * keeps for ever what should expire.
 */
function refuseTimesInMilliseconds(documents: DynamoDBDocumentClient): void {
  // In seconds it is the year 5138, in milliseconds 1973.
  const latest = 1e11;
  documents.middlewareStack.add(
    (next) => async (given) => {
      const input = JSON.stringify(given.input, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
      for (const [, ttl] of input.matchAll(/"(?:ttl|:set_ttl)":(-?[\d.e+]+)/g))
        if (!Number.isInteger(Number(ttl)) || Number(ttl) > latest) throw new Error(`${ttl} is no ttl in seconds`);
      return next(given);
    },
    { step: 'initialize' },
  );
}

export function withLocalTable(): LocalTable;
/** Opens a table before the tests of a block and closes it after them; returns what `open` makes of it. */
export function withLocalTable<T>(open: (local: LocalTable) => T | Promise<T>): T;
export function withLocalTable(open: (local: LocalTable) => unknown = (local) => local): unknown {
  let local: LocalTable | undefined;
  const made = opened(async () => open((local = await startLocalTable())));
  afterAll(() => local?.close());
  return made;
}

/** What `open` makes before the tests of a block; the object is there at once, and what it holds from the first test on. */
export function opened<T>(open: () => T | Promise<T>): T {
  const made = {};
  beforeAll(async () => {
    // One that only prepares makes nothing.
    Object.defineProperties(made, Object.getOwnPropertyDescriptors(Object(await open())));
  });
  return made as T;
}

/** The product's table on a local one. */
export const tableIn = ({ tableName, documents }: LocalTable): Table => openTable(tableName, documents);

async function createHirehubTable(client: DynamoDBClient): Promise<void> {
  const TableName = 'hirehub';
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'gsi3pk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [index('gsi1'), index('gsi2'), briefs],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  await client.send(
    new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } }),
  );
}

const index = (name: string): GlobalSecondaryIndex => ({
  IndexName: name,
  KeySchema: [
    { AttributeName: `${name}pk`, KeyType: 'HASH' },
    { AttributeName: `${name}sk`, KeyType: 'RANGE' },
  ],
  Projection: { ProjectionType: 'ALL' },
});

const briefs: GlobalSecondaryIndex = {
  IndexName: 'gsi3',
  KeySchema: [{ AttributeName: 'gsi3pk', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['brief', 'candidatesCount'] },
};
