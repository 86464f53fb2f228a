import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openJournal, type Journal } from './journal.ts';

type Entry = [key: string, value?: unknown];

/** A map of JSON values that survives kill -9: what was set before `flushed` resolves is on disk. */
export class KeptEntries {
  readonly entries: ReadonlyMap<string, unknown>;
  readonly #entries: Map<string, unknown>;
  readonly #journal: Journal<Entry>;
  readonly #unsaved = new Set<Promise<void>>();

  private constructor(entries: Map<string, unknown>, journal: Journal<Entry>) {
    this.#entries = entries;
    this.entries = entries;
    this.#journal = journal;
  }

  /** Opens or creates `<folder>/<name>.jsonl`; the folder is readable by its owner only. */
  static async open(folder: string, name: string): Promise<KeptEntries> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const entries = new Map<string, unknown>();
    const journal = await openJournal<Entry>({
      file: join(folder, `${name}.jsonl`),
      replay: (entry) => apply(entries, entry),
      snapshot: () => entries,
    });
    return new KeptEntries(entries, journal);
  }

  /** Sets a value, or removes it when undefined. */
  set(key: string, value: unknown): void {
    const entry: Entry = value === undefined ? [key] : [key, value];
    apply(this.#entries, entry);
    const saved = this.#journal.append(entry);
    this.#unsaved.add(saved);
    const settle = () => this.#unsaved.delete(saved);
    saved.then(settle, settle);
  }

  /** Resolves when every change made so far is on disk. */
  async flushed(): Promise<void> {
    await Promise.all(this.#unsaved);
  }

  async close(): Promise<void> {
    await this.flushed();
    await this.#journal.close();
  }
}

function apply(entries: Map<string, unknown>, [key, value]: Entry): void {
  if (value === undefined) entries.delete(key);
  else entries.set(key, value);
}
