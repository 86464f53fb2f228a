import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startDynamodb } from '../../../../../infra/local/services/dynamodb/start-dynamodb.ts';
import { closeBench, openBench, type Bench } from './checks/bench.ts';
import { checkItems } from './checks/item-checks.ts';
import { checkQueries } from './checks/query-checks.ts';
import { checkStreams } from './checks/stream-checks.ts';
import { checkTables } from './checks/table-checks.ts';
import { checkTransactions } from './checks/transaction-checks.ts';
import { startReference, whyNoReference, type Target } from './reference-dynamodb.ts';

/**
 * The same checks against our endpoint and against AWS's own DynamoDB Local, which proves that they ask for the right
 * thing.
 */
async function startOurs(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehub-dynamodb-'));
  const service = await startDynamodb({ folder });
  return {
    url: service.url,
    async close() {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const noReference = whyNoReference();
const endpoints = [
  { name: 'our endpoint', start: startOurs, skipped: undefined },
  { name: `AWS DynamoDB Local${noReference ? ` (${noReference})` : ''}`, start: startReference, skipped: noReference },
];

describe.each(endpoints)('$name', ({ start, skipped }) => {
  describe.skipIf(skipped)('speaks DynamoDB', () => {
    let target: Target;
    let bench: Bench;
    beforeAll(async () => {
      target = await start();
      bench = await openBench(target.url);
    });
    afterAll(async () => {
      closeBench(bench);
      await target.close();
    });

    describe('Tables', () => {
      checkTables(() => bench);
    });
    describe('Items', () => {
      checkItems(() => bench);
    });
    describe('Queries', () => {
      checkQueries(() => bench);
    });
    describe('Transactions', () => {
      checkTransactions(() => bench);
    });
    describe('Streams', () => {
      checkStreams(() => bench);
    });
  });
});
