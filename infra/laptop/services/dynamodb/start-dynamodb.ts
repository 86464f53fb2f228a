import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningService, ServiceOptions } from '../service.ts';
import { openChangeFeed, type ChangeFeed } from './change-feed.ts';
import { openChangeLog } from './change-log.ts';
import { openDisk } from './disk.ts';
import { createEndpoint } from './endpoint.ts';
import type { Engine } from './engine.ts';
import { openIdempotencyTokens } from './idempotency-tokens.ts';
import { openInFlight } from './in-flight.ts';
import type { Item } from './item.ts';
import { forgetOldVersions } from './recovery.ts';
import { itemKey } from './storage-keys.ts';
import { openTables } from './tables.ts';
import { sweepExpired } from './time-to-live.ts';

export interface DynamodbOptions extends ServiceOptions {
  /** Milliseconds since 1970; the real clock unless a test passes its own. */
  now?: () => number;
  /** How many of the newest changes the streams keep for readers that return later. */
  recordsKept?: number;
}

export interface RunningDynamodb extends RunningService {
  /** The tables' streams, pushed to subscribers. */
  changes: ChangeFeed;
  /** The table that has this stream now; undefined when none has. */
  tableOfStream(arn: string): string | undefined;
  /** Removes expired items now; the service does so on its own every second. */
  sweepExpired(): Promise<number>;
  /** Holds items as a running transaction does, until the returned function is called; for tests of conflicts. */
  hold(tableName: string, keys: Item[]): () => void;
}

const sweepEvery = 1_000;

/** Serves DynamoDB and DynamoDB Streams on a loopback port, with its state in one LevelDB in the folder. */
export async function startDynamodb({
  folder,
  port = 0,
  now = Date.now,
  recordsKept = 50_000,
  ...options
}: DynamodbOptions): Promise<RunningDynamodb> {
  await mkdir(folder, { recursive: true });
  const disk = await openDisk(folder);
  const tables = await openTables(disk);
  const log = openChangeLog(disk, tables, { now, recordsKept });
  const engine: Engine = {
    disk,
    tables,
    log,
    now,
    tokens: await openIdempotencyTokens(disk, now),
    inFlight: openInFlight(),
  };
  await forgetOldVersions(engine);
  const changes = openChangeFeed(disk, log);
  const server = createEndpoint(engine, options);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  let sweeping = Promise.resolve(0);
  const sweep = () => (sweeping = sweeping.catch(() => 0).then(() => sweepExpired(engine)));
  const sweeper = setInterval(
    () => void sweep().catch((error: unknown) => console.error('dynamodb time to live', error)),
    sweepEvery,
  );
  sweeper.unref();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changes,
    tableOfStream: (arn) => tables.names().find((name) => tables.find(name)?.LatestStreamArn === arn),
    sweepExpired: sweep,
    hold(tableName, keys) {
      const table = tables.require(tableName);
      return engine.inFlight.take(
        keys.map((key) => itemKey(table, key)),
        'transaction',
      );
    },
    async close() {
      clearInterval(sweeper);
      // Running deliveries may still write to the table, so the endpoint closes after them.
      await changes.close();
      await closeServer(server);
      await sweeping.catch(() => {});
      await disk.close();
    },
  };
}

/** Lets running calls finish, then drops the connections that clients keep alive. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const dropping = setInterval(() => server.closeIdleConnections(), 10);
  await closed;
  clearInterval(dropping);
}
