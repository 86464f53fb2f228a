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
export function uploadQueue(send: SendFile, onSent: () => void) {
  const files = new Map<number, { file: File; controller: AbortController }>();
  const watchers = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let lastKey = 0;

  function show(next: readonly Upload[]): void {
    uploads = next;
    for (const watcher of watchers) watcher();
  }
  const become = (key: number, state: Upload['state']) =>
    show(uploads.map((one) => (one.key === key ? { ...one, state } : one)));

  function fill(): void {
    const isSending = uploads.filter(({ state }) => state.stage === 'sending').length;
    const next = uploads.filter(({ state }) => state.stage === 'waiting').slice(0, mostAtOnce - isSending);
    for (const { key } of next) void start(key);
  }

  async function start(key: number): Promise<void> {
    const one = files.get(key);
    if (!one) return;
    const { signal } = one.controller;
    become(key, { stage: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => {
        if (!signal.aborted) become(key, { stage: 'sending', percent });
      };
      const sent = await send(one.file, { onProgress, signal });
      if (signal.aborted) return;
      become(key, { stage: 'sent', ...sent });
      files.delete(key);
      onSent();
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof UploadFailed ? error.message : failureMessage(error);
      become(key, { stage: 'failed', message, canRetry: true });
    } finally {
      fill();
    }
  }

  /** Adds files; one that cannot be a resume is listed with the reason and never sent. */
  function add(chosen: readonly File[]): void {
    const added = chosen.map((file): Upload => {
      const key = (lastKey += 1);
      files.set(key, { file, controller: new AbortController() });
      const message = judgeFile(file);
      const state = message ? { stage: 'failed' as const, message, canRetry: false } : { stage: 'waiting' as const };
      return { key, name: file.name, size: file.size, state };
    });
    show([...uploads, ...added]);
    fill();
  }

  /** Takes a file away, and stops sending it. */
  function remove(key: number): void {
    files.get(key)?.controller.abort();
    files.delete(key);
    show(uploads.filter((one) => one.key !== key));
    fill();
  }

  /** Sends a failed file again. */
  function retry(key: number): void {
    const one = files.get(key);
    if (!one) return;
    files.set(key, { ...one, controller: new AbortController() });
    become(key, { stage: 'waiting' });
    fill();
  }

  /** Takes away what was sent, and what was refused for good. */
  function clear(): void {
    show(uploads.filter(({ state }) => state.stage === 'waiting' || state.stage === 'sending'));
  }

  /** Stops sending everything, as when the page is left. */
  function stop(): void {
    for (const { controller } of files.values()) controller.abort();
    files.clear();
    show([]);
  }

  return {
    add,
    remove,
    retry,
    clear,
    stop,
    read: () => uploads,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
export type UploadQueue = ReturnType<typeof uploadQueue>;
