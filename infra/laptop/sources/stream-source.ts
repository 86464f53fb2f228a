import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeFeed } from '../services/dynamodb/change-feed.ts';
import type { StreamRecord } from '../services/dynamodb/stream-record.ts';
import type { KeptEntries } from '../services/kept-entries.ts';
import type { InvocationResult } from '../services/lambda/start-lambda.ts';

export interface StreamSource {
  /** The name under which the position reached is stored. */
  id: string;
  tableName: string;
  functionArn: string;
  checkpoints: KeptEntries;
  startingPosition: 'latest' | 'trim-horizon';
  batchSize: number;
  accepts: (record: StreamRecord) => boolean;
  invoke: (records: StreamRecord[]) => Promise<InvocationResult>;
  /** -1 repeats until it works. */
  retries: number;
  /** -1 keeps trying however old a record becomes. */
  maximumAgeSeconds: number;
  /** Halves a failing batch, so that one bad record does not hold back the rest. */
  bisect: boolean;
  reportBatchItemFailures: boolean;
  /** Called with records whose retries are used up, and the report on them, which names their position only. */
  onGivenUp: (report: object, records: StreamRecord[]) => Promise<void>;
  /** Milliseconds before the first retry; later ones wait twice as long, at most 10 s. 200 by default. */
  firstRetryDelay?: number;
}

/**
 * Feeds a function with a table's changes in order, as Lambda's event source mapping does; continues after a restart
 * where it ended. @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export function followStream(changes: Pick<ChangeFeed, 'subscribe'>, source: StreamSource): () => Promise<void> {
  const { id, tableName, checkpoints, startingPosition, batchSize, accepts } = source;
  const stopping = new AbortController();
  const reached = checkpoints.entries.get(id);
  const from = typeof reached === 'string' ? reached : startingPosition;
  const subscription = changes.subscribe(tableName, { from, batchSize }, async (records) => {
    const wanted = records.filter(accepts);
    if (wanted.length > 0) await handle(wanted, source, stopping.signal);
    stopping.signal.throwIfAborted();
    checkpoints.set(id, records.at(-1)?.dynamodb.SequenceNumber);
    await checkpoints.flushed();
  });
  return async () => {
    stopping.abort();
    await subscription.close();
  };
}

async function handle(records: StreamRecord[], source: StreamSource, signal: AbortSignal): Promise<void> {
  let batch = records;
  for (let attempt = 0; batch.length > 0; attempt += 1) {
    signal.throwIfAborted();
    const result = await source.invoke(batch);
    const failedAt = firstFailure(result, batch, source);
    if (failedAt === undefined) return;
    // Everything before the first failure is done; counting begins again for what is left.
    if (failedAt > 0) {
      batch = batch.slice(failedAt);
      attempt = 0;
    }
    if (isTooOld(batch, source) || (source.retries >= 0 && attempt >= source.retries))
      return source.onGivenUp(reportOf(batch, source, { result, attempt }), batch);
    await delay(Math.min((source.firstRetryDelay ?? 200) * 2 ** Math.min(attempt, 10), 10_000), undefined, { signal });
    if (source.bisect && batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      await handle(batch.slice(0, half), source, signal);
      return handle(batch.slice(half), source, signal);
    }
  }
}

/** Index of the first record that failed; undefined when all went well. */
function firstFailure(
  { payload, functionError }: InvocationResult,
  batch: StreamRecord[],
  { reportBatchItemFailures }: StreamSource,
): number | undefined {
  if (functionError) return 0;
  if (!reportBatchItemFailures) return undefined;
  const failures = (payload as { batchItemFailures?: { itemIdentifier?: unknown }[] } | null)?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  // An identifier that is not in the batch fails it whole.
  return places.length === 0 ? undefined : Math.max(0, Math.min(...places));
}

function isTooOld([oldest]: StreamRecord[], { maximumAgeSeconds }: StreamSource): boolean {
  return (
    maximumAgeSeconds >= 0 &&
    oldest !== undefined &&
    oldest.dynamodb.ApproximateCreationDateTime < Date.now() / 1000 - maximumAgeSeconds
  );
}

/** What Lambda sends to the failure destination about records. */
function reportOf(
  batch: StreamRecord[],
  { functionArn, tableName }: StreamSource,
  { result, attempt }: { result: InvocationResult; attempt: number },
): object {
  const [first, last] = [batch[0], batch.at(-1)];
  return {
    requestContext: { functionArn, condition: 'RetryAttemptsExhausted', approximateInvokeCount: attempt + 1 },
    responseContext: {
      statusCode: 200,
      executedVersion: '$LATEST',
      functionError: result.functionError ?? 'ReportBatchItemFailures',
    },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId: `${tableName}-0`,
      startSequenceNumber: first?.dynamodb.SequenceNumber,
      endSequenceNumber: last?.dynamodb.SequenceNumber,
      batchSize: batch.length,
      streamArn: first?.eventSourceARN,
    },
    responsePayload: result.payload,
  };
}
