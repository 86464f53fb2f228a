import { failureMessage } from '../../../api/api-error.ts';
import { UploadFailed } from '../../../common/uploads/post-file.ts';
import { judgeFile } from './judge-file.ts';

/** Sends one file; rejects when it was not accepted or did not arrive. */
export type SendFile = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<{ resumeId: number; isKnown: boolean }>;

/** A file on its way to the server. */
export interface Upload {
  key: number;
  name: string;
  size: number;
  state:
    | { stage: 'waiting' }
    | { stage: 'sending'; percent: number }
    | { stage: 'sent'; resumeId: number; isKnown: boolean }
    /** `canRetry` is false where the same file would be refused again. */
    | { stage: 'failed'; message: string; canRetry: boolean };
}

/** Files that are sent at the same time; more would only share the line. */
const mostAtOnce = 4;

/**
 * The files that a page sends, four at a time, each with its own progress. A failed one holds up no other, and may be
 * sent again or taken away.
 */
export class UploadQueue {
  readonly #send: SendFile;
  readonly #onSent: () => void;
  readonly #files = new Map<number, { file: File; controller: AbortController }>();
  readonly #watchers = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #lastKey = 0;

  constructor(send: SendFile, onSent: () => void) {
    this.#send = send;
    this.#onSent = onSent;
  }

  /** The same list until something changes. */
  read = (): readonly Upload[] => this.#uploads;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Adds files; one that cannot be a resume is listed with the reason and never sent. */
  add = (chosen: readonly File[]): void => {
    const added = chosen.map((file): Upload => {
      const key = (this.#lastKey += 1);
      this.#files.set(key, { file, controller: new AbortController() });
      const message = judgeFile(file);
      const state = message ? { stage: 'failed' as const, message, canRetry: false } : { stage: 'waiting' as const };
      return { key, name: file.name, size: file.size, state };
    });
    this.#show([...this.#uploads, ...added]);
    this.#fill();
  };

  /** Takes a file away, and stops sending it. */
  remove(key: number): void {
    this.#files.get(key)?.controller.abort();
    this.#files.delete(key);
    this.#show(this.#uploads.filter((one) => one.key !== key));
    this.#fill();
  }

  /** Sends a failed file again. */
  retry(key: number): void {
    const one = this.#files.get(key);
    if (!one) return;
    this.#files.set(key, { ...one, controller: new AbortController() });
    this.#become(key, { stage: 'waiting' });
    this.#fill();
  }

  /** Takes away what was sent, and what was refused for good. */
  clear(): void {
    this.#show(this.#uploads.filter(({ state }) => state.stage === 'waiting' || state.stage === 'sending'));
  }

  /** Stops sending everything, as when the page is left. */
  stop(): void {
    for (const { controller } of this.#files.values()) controller.abort();
    this.#files.clear();
    this.#show([]);
  }

  #show(next: readonly Upload[]): void {
    this.#uploads = next;
    for (const watcher of this.#watchers) watcher();
  }

  #become(key: number, state: Upload['state']): void {
    this.#show(this.#uploads.map((one) => (one.key === key ? { ...one, state } : one)));
  }

  #fill(): void {
    const isSending = this.#uploads.filter(({ state }) => state.stage === 'sending').length;
    const next = this.#uploads.filter(({ state }) => state.stage === 'waiting').slice(0, mostAtOnce - isSending);
    for (const { key } of next) void this.#start(key);
  }

  async #start(key: number): Promise<void> {
    const one = this.#files.get(key);
    if (!one) return;
    const { signal } = one.controller;
    this.#become(key, { stage: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => {
        if (!signal.aborted) this.#become(key, { stage: 'sending', percent });
      };
      const sent = await this.#send(one.file, { onProgress, signal });
      if (signal.aborted) return;
      this.#become(key, { stage: 'sent', ...sent });
      this.#files.delete(key);
      this.#onSent();
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof UploadFailed ? error.message : failureMessage(error);
      this.#become(key, { stage: 'failed', message, canRetry: true });
    } finally {
      this.#fill();
    }
  }
}
