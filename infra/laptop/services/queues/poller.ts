import type { QueueMessage } from './message.ts';
import { sqsEvent } from './sqs-event.ts';
import type { SqsEvent } from './sqs-event.ts';

export interface PollerOptions {
  /** Runs the function; a rejection fails the whole batch. */
  invoke: (event: SqsEvent) => Promise<unknown>;
  /** 10 by default. */
  batchSize?: number;
  /** How long a batch may wait to fill; 0 by default. */
  maximumBatchingWindowSeconds?: number;
  /** Concurrent batches; 5 by default, where Lambda begins. */
  maximumConcurrency?: number;
  /** Whether the function's result names the messages that failed (`ReportBatchItemFailures`). */
  reportBatchItemFailures?: boolean;
  /** Seconds a failed message stays hidden, by its receive count; the queue's visibility timeout by default. */
  retryDelaySeconds?: (receiveCount: number) => number;
}

/** What a poller needs of a queue. */
export interface PolledQueue {
  name: string;
  arn: string;
  /** Hands out up to `limit` messages and hides them; `nextVisibleAt` is when another look is worthwhile. */
  receive: (limit: number) => { messages: QueueMessage[]; nextVisibleAt?: number };
  /** How many messages `receive` would hand out now, counted up to `limit`. */
  waiting: (limit: number) => number;
  finish: (message: QueueMessage) => Promise<void>;
  /** Keeps the reason; the message shows again after `hiddenSeconds`, by default when its visibility timeout ends. */
  fail: (message: QueueMessage, reason: string, hiddenSeconds?: number) => Promise<void>;
  /** Calls back whenever something may have become visible; returns how to stop that. */
  onArrival: (listener: () => void) => () => void;
}

export interface Poller {
  /** Takes no further batch; resolves when those in flight have ended. */
  stop: () => Promise<void>;
}

/** Hands a queue's messages to a function in batches, as soon as they arrive. */
export function startPoller(queue: PolledQueue, options: PollerOptions): Poller {
  const { batchSize = 10, maximumBatchingWindowSeconds = 0, maximumConcurrency = 5 } = options;
  const inFlight = new Set<Promise<void>>();
  let waitingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function lookAgainAt(time: number): void {
    clearTimeout(timer);
    // A timer beyond 24.8 days would fire immediately.
    timer = setTimeout(look, Math.min(Math.max(time - Date.now(), 0), 2 ** 31 - 1));
    timer.unref();
  }

  const mayTakeBatch = (): boolean => !stopped && inFlight.size < maximumConcurrency;

  function batchIsDue(): boolean {
    if (maximumBatchingWindowSeconds === 0) return true;
    const waiting = queue.waiting(batchSize);
    if (waiting === 0 || waiting >= batchSize) return true;
    waitingSince ??= Date.now();
    const due = waitingSince + maximumBatchingWindowSeconds * 1000;
    if (due <= Date.now()) return true;
    lookAgainAt(due);
    return false;
  }

  function look(): void {
    while (mayTakeBatch() && batchIsDue()) {
      const { messages, nextVisibleAt } = queue.receive(batchSize);
      waitingSince = undefined;
      if (messages.length === 0) {
        if (nextVisibleAt !== undefined) lookAgainAt(nextVisibleAt);
        return;
      }
      const batch = handleBatch(queue, messages, options).finally(() => {
        inFlight.delete(batch);
        look();
      });
      inFlight.add(batch);
    }
  }

  const unsubscribe = queue.onArrival(look);
  look();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      await Promise.all(inFlight);
    },
  };
}

async function handleBatch(queue: PolledQueue, messages: QueueMessage[], options: PollerOptions): Promise<void> {
  let failures: Map<string, string>;
  try {
    const answer = await options.invoke(sqsEvent(queue.arn, messages));
    failures = options.reportBatchItemFailures ? reportedFailures(answer, messages) : new Map();
  } catch (error) {
    failures = failAll(messages, error instanceof Error ? error.message : String(error));
  }
  const written = messages.map((message) => {
    const reason = failures.get(message.id);
    if (reason === undefined) return queue.finish(message);
    return queue.fail(message, reason, options.retryDelaySeconds?.(message.receiveCount));
  });
  await Promise.all(written).catch((error: unknown) => console.error(`${queue.name} could not be saved:`, error));
}

/**
 * The messages that a result names as failed; a result that names an unknown message, or nothing where a name belongs,
 * fails the batch. @see https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
function reportedFailures(answer: unknown, messages: QueueMessage[]): Map<string, string> {
  const failures = (answer as { batchItemFailures?: unknown } | null | undefined)?.batchItemFailures ?? [];
  if (!Array.isArray(failures)) return failAll(messages, 'batchItemFailures is not a list');
  const named = failures.map((failure) => (failure as { itemIdentifier?: unknown } | null)?.itemIdentifier);
  const known = new Set<unknown>(messages.map(({ id }) => id));
  if (!named.every((id) => known.has(id)))
    return failAll(messages, 'batchItemFailures names a message that was not in the batch');
  return new Map(named.map((id) => [String(id), 'Reported in batchItemFailures']));
}

function failAll(messages: QueueMessage[], reason: string): Map<string, string> {
  return new Map(messages.map(({ id }) => [id, reason]));
}
