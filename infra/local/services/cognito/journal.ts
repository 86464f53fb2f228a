import { mkdir, open, readFile, readdir, rename, rm, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const smallestRewrite = 1_000_000;

interface Snapshot {
  generation: number;
  entries: [string, unknown][];
}

/**
 * A map of JSON values that survives kill -9: every change is appended to a journal and synced before `flushed` resolves.
 * When the journal outgrows the map, the map is written anew beside it and the journal starts over, so disk use stays bounded.
 */
export class Journal {
  readonly entries: Map<string, unknown>;
  readonly #folder: string;
  #generation: number;
  #file: FileHandle;
  #bytes: number;
  #rewriteAbove: number;
  #pending: string[] = [];
  #flushing: Promise<void> | undefined;

  private constructor(folder: string, generation: number, entries: Map<string, unknown>, file: FileHandle, bytes: number) {
    this.#folder = folder;
    this.#generation = generation;
    this.entries = entries;
    this.#file = file;
    this.#bytes = bytes;
    this.#rewriteAbove = smallestRewrite;
  }

  /** Opens or creates the journal in a folder and replays it; a last line torn by a crash was never acknowledged and is cut off. */
  static async open(folder: string): Promise<Journal> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { generation, entries: kept } = await readSnapshot(folder);
    const entries = new Map(kept);
    const path = journalPath(folder, generation);
    const bytes = replay(await readOrEmpty(path), entries);
    await removeOthers(folder, generation);
    const file = await open(path, 'a', 0o600);
    await truncate(path, bytes);
    return new Journal(folder, generation, entries, file, bytes);
  }

  /** Sets a value, or removes it when undefined. It is safe on disk once `flushed` has resolved. */
  set(key: string, value: unknown): void {
    if (value === undefined) this.entries.delete(key);
    else this.entries.set(key, value);
    this.#pending.push(`${JSON.stringify(value === undefined ? [key] : [key, value])}\n`);
  }

  /** Resolves when every change made so far is on disk; changes of concurrent callers share one sync. */
  async flushed(): Promise<void> {
    while (this.#flushing ?? this.#pending.length) {
      this.#flushing ??= this.#flush().finally(() => {
        this.#flushing = undefined;
      });
      await this.#flushing;
    }
  }

  async close(): Promise<void> {
    await this.flushed();
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    const lines = Buffer.from(this.#pending.splice(0).join(''));
    await this.#file.appendFile(lines);
    await this.#file.datasync();
    this.#bytes += lines.length;
    if (this.#bytes > this.#rewriteAbove) await this.#rewrite();
  }

  async #rewrite(): Promise<void> {
    const generation = this.#generation + 1;
    const text = JSON.stringify({ generation, entries: [...this.entries] } satisfies Snapshot);
    const next = await open(journalPath(this.#folder, generation), 'a', 0o600);
    await writeWhole(join(this.#folder, 'snapshot.json'), text);
    await this.#file.close();
    await rm(journalPath(this.#folder, this.#generation), { force: true });
    this.#file = next;
    this.#generation = generation;
    this.#bytes = 0;
    this.#rewriteAbove = Math.max(smallestRewrite, 2 * text.length);
  }
}

/** Replays whole lines into the map and answers how many bytes of them there are. */
function replay(journal: Buffer, entries: Map<string, unknown>): number {
  let start = 0;
  for (let end = journal.indexOf('\n'); end >= 0; end = journal.indexOf('\n', start)) {
    const [key, value] = parseLine(journal.toString('utf8', start, end));
    if (key === undefined) return start;
    if (value === undefined) entries.delete(key);
    else entries.set(key, value);
    start = end + 1;
  }
  return start;
}

function parseLine(line: string): [key?: string, value?: unknown] {
  try {
    return JSON.parse(line);
  } catch {
    return [];
  }
}

async function readSnapshot(folder: string): Promise<Snapshot> {
  const text = await readOrEmpty(join(folder, 'snapshot.json'));
  return text.length ? JSON.parse(text.toString()) : { generation: 0, entries: [] };
}

async function readOrEmpty(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Replaces a file in one step, so that a reader or a crash sees the old text or the new, never a part. */
async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(text);
  await file.datasync();
  await file.close();
  await rename(`${path}.new`, path);
}

async function removeOthers(folder: string, generation: number): Promise<void> {
  const names = await readdir(folder);
  const left = names.filter((name) => /^journal-\d+\.jsonl$/.test(name) && join(folder, name) !== journalPath(folder, generation));
  await Promise.all(left.map((name) => rm(join(folder, name))));
}

function journalPath(folder: string, generation: number): string {
  return join(folder, `journal-${generation}.jsonl`);
}
