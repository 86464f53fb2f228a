import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startDynamodb } from '../../../services/dynamodb/start-dynamodb.ts';
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
  const folder = await mkdtemp(join(tmpdir(), 'shop-dynamodb-'));
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
// Under a race of fifty, DynamoDB Local runs out of time for its lock ("this request will succeed in actual DynamoDB")
// or hangs up as soon as the machine is busy; few racers show that the check asks for the right thing.
const endpoints = [
  { name: 'our endpoint', start: startOurs, racers: 50, skipped: undefined },
  {
    name: `AWS DynamoDB Local${noReference ? ` (${noReference})` : ''}`,
    start: startReference,
    racers: 4,
    skipped: noReference,
  },
];

describe.each(endpoints)('$name', ({ start, racers, skipped }) => {
  describe.skipIf(skipped)('speaks DynamoDB', () => {
    let target: Target;
    let bench: Bench;
    beforeAll(async () => {
      target = await start();
      bench = await openBench(target.url, { racers });
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
