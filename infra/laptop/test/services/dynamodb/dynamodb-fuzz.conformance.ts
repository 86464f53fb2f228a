import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTable, type OneTable } from './a-table.ts';
import { alike, outcome } from './compare-endpoints.ts';
import { randomCalls } from './random-operations.ts';
import { clientOf, startReference, whyNoReference, type Target } from './reference-dynamodb.ts';

const seed = Number(process.env['DYNAMODB_FUZZ_SEED'] ?? 20_260_101);
const callsPerLane = Number(process.env['DYNAMODB_FUZZ_CALLS'] ?? 6_000) / 3;
const noReference = whyNoReference();

describe.skipIf(noReference)(
  `The same random calls to our endpoint and AWS DynamoDB Local${noReference ? ` (${noReference})` : ''}`,
  () => {
    let ours: OneTable;
    let reference: Target;
    let referenceClient: DynamoDBClient;
    beforeAll(async () => {
      [ours, reference] = await Promise.all([startTable(), startReference()]);
      referenceClient = clientOf(reference);
    });
    afterAll(async () => {
      referenceClient.destroy();
      await Promise.all([ours.close(), reference.close()]);
    });

    async function differencesIn(lane: number): Promise<unknown[]> {
      const table = `fuzz${lane}`;
      for (const client of [ours.client, referenceClient]) await client.send(tableOf(table));
      const next = randomCalls(seed + lane, table);
      const differences: unknown[] = [];
      for (let number = 0; number < callsPerLane && differences.length < 3; number += 1) {
        const call = next();
        const [mine, theirs] = await Promise.all([outcome(ours.client, call), outcome(referenceClient, call)]);
        if (!alike(mine, theirs)) differences.push({ number, call: JSON.stringify(call), mine, theirs });
      }
      return differences;
    }

    it(`have the same outcome (seed ${seed}, ${callsPerLane * 3} calls)`, async () => {
      const differences = await Promise.all([0, 1, 2].map(differencesIn));
      console.log(`checked: ${callsPerLane * 3} random calls to both`);
      expect(differences.flat()).toEqual([]);
    });
  },
);

const tableOf = (TableName: string) =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
      { AttributeName: 'g', AttributeType: 'S' },
      { AttributeName: 'h', AttributeType: 'N' },
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi',
        KeySchema: [
          { AttributeName: 'g', KeyType: 'HASH' },
          { AttributeName: 'h', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  });
