import { mkdir, open, readFile, rename } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface JournalOptions<Entry> {
  file: string;
  /** Takes one earlier entry into the owner's state; called in order while opening. */
  replay: (entry: Entry) => void;
  /** The entries that rebuild the owner's present state, for compaction. */
  snapshot: () => Iterable<Entry>;
  /** The file is rewritten once it grew by this many bytes and doubled; 1 MB by default. */
  compactAfterBytes?: number;
}

/** An append-only file of JSON lines that survives `kill -9`. */
export interface Journal<Entry> {
  /** Resolves when the entry is on disk; simultaneous entries share one fsync. Change the state first. */
  append: (entry: Entry) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a journal and replays it. A line cut short by a crash ends the replay: it was never acknowledged. */
export async function openJournal<Entry>(options: JournalOptions<Entry>): Promise<Journal<Entry>> {
  await mkdir(dirname(options.file), { recursive: true });
  for (const entry of await entriesOf<Entry>(options.file)) options.replay(entry);
  let handle = await rewrite(options);
  let baseSize = (await handle.stat()).size;
  let grown = 0;
  let pending: { line: string; resolve: () => void; reject: (reason: unknown) => void }[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        if (grown > Math.max(options.compactAfterBytes ?? 1_000_000, baseSize)) {
          // The snapshot already contains the batch, because owners change their state before they append.
          const next = await rewrite(options);
          await handle.close();
          handle = next;
          baseSize = (await handle.stat()).size;
          grown = 0;
        } else {
          const text = batch.map(({ line }) => line).join('');
          await handle.appendFile(text);
          await handle.datasync();
          grown += Buffer.byteLength(text);
        }
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    flushing = undefined;
  }

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        pending.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject });
        // One turn later, so that all entries of this turn go into one write.
        flushing ??= Promise.resolve().then(flush);
      }),
    close: async () => {
      await flushing;
      await handle.close();
    },
  };
}

async function entriesOf<Entry>(file: string): Promise<Entry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const entries: Entry[] = [];
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      entries.push(JSON.parse(line) as Entry);
    } catch {
      break;
    }
  }
  return entries;
}

async function rewrite<Entry>({ file, snapshot }: JournalOptions<Entry>): Promise<FileHandle> {
  // The snapshot is taken before the first await, so that it is consistent.
  const text = Array.from(snapshot(), (entry) => `${JSON.stringify(entry)}\n`).join('');
  const handle = await open(`${file}.new`, 'w');
  await handle.appendFile(text);
  await handle.datasync();
  await rename(`${file}.new`, file);
  const folder = await open(dirname(file));
  await folder.sync();
  await folder.close();
  return handle;
}
