import type { ChangeLog } from './change-log.ts';
import type { Disk } from './disk.ts';
import { streamPrefix, wholeOf } from './storage-keys.ts';
import { sequenceText, type StreamRecord } from './stream-record.ts';

/** The durable stream of each table's changes, pushed to those who subscribe. */
export interface ChangeFeed {
  /**
   * Delivers a table's changes in order, at most `batchSize` (100) at a time, the next only after the last was
   * accepted. A delivery that rejects is repeated, at growing intervals of up to 5 s, until it is accepted or the
   * subscription ends. `from` is the sequence number of the last change already handled, the oldest change kept
   * (`trim-horizon`) or only what comes (`latest`).
   */
  subscribe(table: string, options: SubscribeOptions, onRecords: OnRecords): Subscription;
  /** Whether a subscription has not accepted all changes yet. */
  isBehind(): boolean;
}

export type OnRecords = (records: StreamRecord[]) => Promise<void>;

export interface SubscribeOptions {
  from: string | 'trim-horizon' | 'latest';
  batchSize?: number;
}

export interface Subscription {
  /** Ends the deliveries; resolves when the current one is over. */
  close(): Promise<void>;
}

/** The stored changes of one table after a sequence number, oldest first. */
export async function changesAfter(
  disk: Disk,
  table: string,
  { after, limit }: { after: string; limit: number },
): Promise<StreamRecord[]> {
  const records: StreamRecord[] = [];
  const prefix = streamPrefix(table);
  for await (const [, record] of disk.entries<StreamRecord>({ gt: prefix + after, lt: wholeOf(prefix).lt, limit }))
    records.push(record);
  return records;
}

/** Serves subscriptions from the stream on disk; a commit wakes them, nothing polls. */
export function openChangeFeed(disk: Disk, log: ChangeLog): ChangeFeed & { close(): Promise<void> } {
  const subscriptions = new Set<Subscription>();
  const deliveries = new Set<Delivery>();
  const startOf = (from: string) =>
    from === 'latest' ? log.lastSequence() : from === 'trim-horizon' ? '' : sequenceText(BigInt(from));
  return {
    subscribe(table, { from, batchSize = 100 }, onRecords) {
      const ended = new AbortController();
      const bell = createBell();
      const next = (after: string) => changesAfter(disk, table, { after, limit: batchSize });
      const delivery: Delivery = {
        after: startOf(from),
        next,
        bell,
        ended: ended.signal,
        commits: 1,
        commitsAccepted: 0,
      };
      const stopListening = log.onCommit((grown) => {
        if (!grown.has(table)) return;
        delivery.commits += 1;
        bell.ring();
      });
      deliveries.add(delivery);
      const delivering = deliver(delivery, onRecords);
      const subscription: Subscription = {
        async close() {
          stopListening();
          subscriptions.delete(subscription);
          deliveries.delete(delivery);
          ended.abort();
          bell.ring();
          await delivering;
        },
      };
      subscriptions.add(subscription);
      return subscription;
    },
    isBehind: () => [...deliveries].some(({ commits, commitsAccepted }) => commitsAccepted < commits),
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    },
  };
}

interface Delivery {
  after: string;
  next(after: string): Promise<StreamRecord[]>;
  bell: Bell;
  ended: AbortSignal;
  /** Commits heard of, the state at the start among them, and how many of them are accepted. */
  commits: number;
  commitsAccepted: number;
}

async function deliver(delivery: Delivery, onRecords: OnRecords): Promise<void> {
  const { next, bell, ended } = delivery;
  let { after } = delivery;
  let failures = 0;
  while (!ended.aborted) {
    // Listening starts before the read, so that a change committed during it is not missed.
    const news = bell.nextRing();
    const { commits } = delivery;
    const records = await next(after);
    if (records.length === 0) {
      delivery.commitsAccepted = commits;
      await news;
      continue;
    }
    try {
      await onRecords(records);
      after = records.at(-1)?.dynamodb.SequenceNumber ?? after;
      failures = 0;
    } catch {
      failures += 1;
      await pause(Math.min(5_000, 50 * 2 ** failures), ended);
    }
  }
}

interface Bell {
  nextRing(): Promise<void>;
  ring(): void;
}

function createBell(): Bell {
  let waiting: PromiseWithResolvers<void> | undefined;
  return {
    nextRing: () => (waiting ??= Promise.withResolvers<void>()).promise,
    ring() {
      waiting?.resolve();
      waiting = undefined;
    },
  };
}

/** Ends early when the subscription does. */
function pause(milliseconds: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    ended.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
