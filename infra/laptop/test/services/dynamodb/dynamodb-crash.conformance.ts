import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetRecordsCommand, type _Record } from '@aws-sdk/client-dynamodb-streams';
import { QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeBench, openBench, type Bench } from './checks/bench.ts';

type Item = Record<string, unknown>;
const rounds = 5;
const acknowledgedPerRound = 250;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('No acknowledged write is lost and no transaction torn when the server is killed under load, over and over', async () => {
  const acknowledged: string[] = [];
  const startTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await serve();
    startTimes.push(server.milliseconds);
    const bench = await openBench(server.url, { created: round > 0 });
    if (round > 0) await expectWhole(bench, acknowledged);
    await writeUntilKilled(bench, server.process, { round, acknowledged });
    closeBench(bench);
  }
  const last = await serve();
  const bench = await openBench(last.url, { created: true });
  await expectWhole(bench, acknowledged);
  closeBench(bench);
  last.process.kill('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * acknowledgedPerRound);
  expect(Math.min(...startTimes.slice(1)), 'milliseconds to start on existing state').toBeLessThan(300);
});

async function serve(): Promise<{ url: string; milliseconds: number; process: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-until-killed.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { ...(JSON.parse(line.toString()) as { url: string; milliseconds: number }), process: child };
}

/**
 * Eight writers put three items a transaction; once enough are acknowledged the server is killed in the midst of them.
 */
async function writeUntilKilled(
  { documents, table }: Bench,
  server: ChildProcess,
  { round, acknowledged }: { round: number; acknowledged: string[] },
): Promise<void> {
  const enough = acknowledged.length + acknowledgedPerRound;
  let number = 0;
  let dead = false;
  async function write(): Promise<void> {
    while (!dead) {
      const transaction = `${round}-${(number += 1)}`;
      const TransactItems = ['a', 'b', 'c'].map((sk) => ({
        Put: { TableName: table, Item: { pk: transaction, sk, g1pk: 'all', g1sk: `${transaction}${sk}` } },
      }));
      try {
        await documents.send(new TransactWriteCommand({ TransactItems }));
        acknowledged.push(transaction);
      } catch (error) {
        if (!dead) throw error;
      }
      if (acknowledged.length >= enough && !dead) {
        dead = true;
        server.kill('SIGKILL');
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, write));
}

async function expectWhole(bench: Bench, acknowledged: string[]): Promise<void> {
  const items = await everything((ExclusiveStartKey) =>
    bench.documents.send(new ScanCommand({ TableName: bench.table, ExclusiveStartKey })),
  );
  const indexed = await everything((ExclusiveStartKey) =>
    bench.documents.send(
      new QueryCommand({
        TableName: bench.table,
        IndexName: 'gsi1',
        KeyConditionExpression: 'g1pk = :p',
        ExpressionAttributeValues: { ':p': 'all' },
        ExclusiveStartKey,
      }),
    ),
  );
  const perTransaction = Map.groupBy(items, ({ pk }) => String(pk));
  expect(
    acknowledged.filter((transaction) => !perTransaction.has(transaction)),
    'acknowledged, then lost',
  ).toEqual([]);
  expect(
    [...perTransaction].filter(([, parts]) => parts.length !== 3),
    'torn transactions',
  ).toEqual([]);
  expect(keysOf(indexed), 'index against items').toEqual(keysOf(items));
  const streamed = (await streamOf(bench)).map(({ dynamodb }) => ({
    pk: dynamodb?.Keys?.['pk']?.S,
    sk: dynamodb?.Keys?.['sk']?.S,
  }));
  expect(keysOf(streamed), 'stream against items').toEqual(keysOf(items));
}

const keysOf = (items: Item[]): string[] => items.map(({ pk, sk }) => `${String(pk)}/${String(sk)}`).sort();

async function everything(
  read: (from: Item | undefined) => Promise<{ Items?: Item[]; LastEvaluatedKey?: Item }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let from: Item | undefined;
  do {
    const page = await read(from);
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

async function streamOf({ streams, table }: Bench): Promise<_Record[]> {
  const records: _Record[] = [];
  // The iterator of our own endpoint: the table and the sequence number to continue after.
  let ShardIterator = Buffer.from(JSON.stringify([table, ''])).toString('base64');
  for (;;) {
    const page = await streams.send(new GetRecordsCommand({ ShardIterator }));
    if (!page.Records?.length) return records;
    records.push(...page.Records);
    ShardIterator = page.NextShardIterator ?? '';
  }
}
