import { ClassicLevel } from 'classic-level';
import type { KeyRange } from './dynalite.ts';

/** One change of a stored key; a value of undefined removes it. */
export interface DiskWrite {
  key: string;
  value: unknown;
}

/**
 * JSON values by key in one LevelDB. Writes handed over together become visible and durable together, in the order of
 * the calls; the writes of concurrent callers share one batch.
 */
export interface Disk {
  /** The newest value, even while its batch is still being written: what the next write must be decided on. */
  latest<Value>(key: string): Value | undefined;
  /** The newest value whose write was acknowledged: what readers may see. */
  committed<Value>(key: string): Value | undefined;
  /** Several acknowledged values as of one time. */
  committedTogether<Value>(keys: string[]): (Value | undefined)[];
  /** Acknowledged entries of a key range, in key order. */
  entries<Value>(range: KeyRange & { limit?: number }): AsyncGenerator<[key: string, value: Value]>;
  write(writes: DiskWrite[]): Promise<void>;
  /** Resolves when everything handed over so far is on disk. */
  settled(): Promise<void>;
  clear(range: KeyRange): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database in a folder, creating it when missing. */
export async function openDisk(folder: string): Promise<Disk> {
  const level = new ClassicLevel<string, string>(folder);
  await level.open();
  const pending = new Map<string, { text: string | undefined; batch: number }>();
  let queue = new Map<string, string | undefined>();
  let batch = 0;
  let flushing: Promise<void> = Promise.resolve();
  let scheduled: Promise<void> | undefined;

  async function flush(previous: Promise<void>): Promise<void> {
    await previous;
    const [writes, written] = [queue, batch];
    [queue, batch, scheduled] = [new Map(), batch + 1, undefined];
    try {
      // LevelDB hands the batch to the operating system before it returns, so a killed process loses nothing; an fsync
      // would only add safety against a power cut, at several milliseconds per write on a laptop.
      await level.batch(
        [...writes].map(([key, text]) =>
          text === undefined ? { type: 'del', key } : { type: 'put', key, value: text },
        ),
      );
    } finally {
      for (const key of writes.keys()) if (pending.get(key)?.batch === written) pending.delete(key);
    }
  }

  return {
    latest(key) {
      const waiting = pending.get(key);
      return parse(waiting ? waiting.text : level.getSync(key));
    },
    committed: (key) => parse(level.getSync(key)),
    committedTogether(keys) {
      const snapshot = level.snapshot();
      try {
        return keys.map((key) => parse(level.getSync(key, { snapshot })));
      } finally {
        void snapshot.close();
      }
    },
    async *entries(range) {
      const iterator = level.iterator(range);
      try {
        for (let page = await iterator.nextv(200); page.length > 0; page = await iterator.nextv(200)) {
          for (const [key, text] of page) yield [key, JSON.parse(text)];
        }
      } finally {
        await iterator.close();
      }
    },
    write(writes) {
      for (const { key, value } of writes) {
        const text = value === undefined ? undefined : JSON.stringify(value);
        pending.set(key, { text, batch });
        queue.set(key, text);
      }
      scheduled ??= flushing = flush(flushing.catch(() => {}));
      return scheduled;
    },
    settled: () => flushing.catch(() => {}),
    clear: (range) => level.clear(range),
    async close() {
      await flushing.catch(() => {});
      await level.close();
    },
  };
}

function parse<Value>(text: string | undefined): Value | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}
