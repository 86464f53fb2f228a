import type { ChangeLog } from './change-log.ts';
import type { Disk } from './disk.ts';
import { streamPrefix, wholeOf } from './storage-keys.ts';
import { sequenceText, type StreamRecord } from './stream-record.ts';

/** The durable stream of each table's changes, pushed to those who subscribe. */
export interface ChangeFeed {
  /**
   * Delivers a table's changes in order, at most `batchSize` (100) at a time, the next only after the last was taken. A delivery that
   * rejects is repeated, at growing intervals of up to 5 s, until it is taken or the subscription ends. `from` is the sequence number of
   * the last change already handled, the oldest change kept (`trim-horizon`) or only what comes (`latest`).
   */
  subscribe(table: string, options: SubscribeOptions, onRecords: (records: StreamRecord[]) => Promise<void>): Subscription;
}

export interface SubscribeOptions {
  from: string | 'trim-horizon' | 'latest';
  batchSize?: number;
}

export interface Subscription {
  /** Ends the deliveries; resolves when the one under way is over. */
  close(): Promise<void>;
}

/** The newest changes kept of one table, after a sequence number. */
export async function changesAfter(disk: Disk, table: string, { after, limit }: { after: string; limit: number }): Promise<StreamRecord[]> {
  const records: StreamRecord[] = [];
  const prefix = streamPrefix(table);
  for await (const [, record] of disk.entries<StreamRecord>({ gt: prefix + after, lt: wholeOf(prefix).lt, limit })) records.push(record);
  return records;
}

/** Serves subscriptions from the stream on disk; a commit wakes them, nothing polls. */
export function openChangeFeed(disk: Disk, log: ChangeLog): ChangeFeed & { close(): Promise<void> } {
  const subscriptions = new Set<Subscription>();

  function subscribe(table: string, { from, batchSize = 100 }: SubscribeOptions, onRecords: (records: StreamRecord[]) => Promise<void>): Subscription {
    let after = from === 'latest' ? log.lastSequence() : from === 'trim-horizon' ? '' : sequenceText(BigInt(from));
    let open = true;
    const bell = createBell();
    const stopListening = log.onCommit((grown) => grown.has(table) && bell.ring());

    async function deliver(): Promise<void> {
      let failures = 0;
      while (open) {
        const rung = bell.next();
        const records = await changesAfter(disk, table, { after, limit: batchSize });
        if (records.length === 0) {
          await rung;
          continue;
        }
        try {
          await onRecords(records);
          after = records.at(-1)?.dynamodb.SequenceNumber ?? after;
          failures = 0;
        } catch {
          failures += 1;
          await bell.wait(Math.min(5_000, 50 * 2 ** failures));
        }
      }
    }

    const running = deliver();
    const subscription: Subscription = {
      async close() {
        open = false;
        stopListening();
        subscriptions.delete(subscription);
        bell.ring();
        bell.wake();
        await running;
      },
    };
    subscriptions.add(subscription);
    return subscription;
  }

  return {
    subscribe,
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    },
  };
}

/** Wakes one waiter: `ring` for news, `wake` out of a pause. */
function createBell() {
  let onRing = () => {};
  let onWake = () => {};
  return {
    next: () => new Promise<void>((resolve) => (onRing = resolve)),
    ring: () => onRing(),
    wake: () => onWake(),
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        onWake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
