import type { ChatMessage } from '../../../../shared/model/chat.ts';
import { messagesPerPage } from '../../../../shared/constants/chat.ts';
import { failureMessage, isRefusal } from '../../../api/api-error.ts';
import { api } from '../../../api/api.ts';
import { sendFile, type FileCalls, type FileProgress } from './file-sending.ts';
import { fileCallsWith } from '../queries/chat-files.ts';
import type { PendingMessage, Timeline } from './timeline.ts';
import { noOutbox, type Outbox } from './unsent.ts';
import { emptyTimeline, lastNumberOf, received, withOlder, withoutPending, withPending } from './timeline.ts';

const fillSize = 100;
/** What was read last, above what is unread. */
const aBitMore = 10;
const firstPause = 1000;
const longestPause = 15_000;
/** What was written longer ago is not sent without asking. */
const sentByItself = 10 * 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the store calls; tests pass their own. */
export interface ConversationCalls {
  list(query: {
    before?: number;
    after?: number;
    perPage?: number;
  }): Promise<{ messages: ChatMessage[]; hasOlder: boolean }>;
  send(body: { clientId: string; data: string; jobId?: number }): Promise<ChatMessage>;
  files: FileCalls;
}

/** The server's calls about the conversation with this user. */
export function callsWith(withUserId: number): ConversationCalls {
  const params = { id: withUserId };
  return {
    list: async (query) => (await api.chat.listMessages({ params, query })).data,
    send: async (body) => (await api.chat.sendMessage({ params, body })).data,
    files: fileCallsWith(withUserId),
  };
}

/**
 * One conversation in one tab. What arrives by push, by response and by reading again passes the same gate, so each
 * message is shown once and in order (PLUS-28). Messages leave one after the other; one that got no response is sent
 * again under its id until there is one.
 */
export class ConversationStore {
  readonly #calls: ConversationCalls;
  readonly #wait: (milliseconds: number) => Promise<unknown>;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  #timeline: Timeline = emptyTimeline;
  #isLoaded = false;
  #firstPage: number | undefined;
  #error: string | undefined;
  #filling: Promise<void> | undefined;
  #older: Promise<void> | undefined;
  #sending: Promise<void> = Promise.resolve();
  readonly #files = new Map<string, { file: File; given: AbortController }>();

  constructor(
    calls: ConversationCalls,
    wait: (milliseconds: number) => Promise<unknown> = pause,
    outbox: Outbox = noOutbox,
  ) {
    this.#calls = calls;
    this.#wait = wait;
    this.#outbox = outbox;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  read = (): Timeline => this.#timeline;

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Why the messages could not be loaded at first. */
  get error(): string | undefined {
    return this.#error;
  }

  #set(timeline: Timeline): void {
    const left = new Set(timeline.pending.map(({ clientId }) => clientId));
    for (const { clientId } of this.#timeline.pending) if (!left.has(clientId)) this.#outbox.remove(clientId);
    this.#timeline = timeline;
    for (const listener of this.#listeners) listener();
  }

  /** Loads the newest page, and with it what is unread as far as one call has it; or what came since. */
  load(unread = 0): Promise<void> {
    if (unread >= messagesPerPage) this.#firstPage = Math.min(fillSize, unread + aBitMore);
    return this.fill();
  }

  /** Takes a message that was pushed or responded. */
  receive(message: ChatMessage): void {
    if (!this.#isLoaded) return void this.fill();
    const { timeline, isMissing } = received(this.#timeline, message);
    if (isMissing) void this.fill();
    else this.#set(timeline);
  }

  /** Reads what is missing by number, until nothing is; one reading at a time. */
  fill(): Promise<void> {
    this.#filling ??= this.#fillGap().finally(() => {
      this.#filling = undefined;
    });
    return this.#filling;
  }

  async #fillGap(): Promise<void> {
    try {
      if (!this.#isLoaded) {
        const page = await this.#calls.list(this.#firstPage ? { perPage: this.#firstPage } : {});
        this.#isLoaded = true;
        this.#error = undefined;
        const { pending } = this.#timeline;
        this.#set(
          page.messages.reduce((now, one) => received(now, one).timeline, {
            ...withOlder(
              { ...emptyTimeline, pending },
              { messages: page.messages.slice(0, 1), hasOlder: page.hasOlder },
            ),
          }),
        );
        this.#sendWhatWasLeft();
        return;
      }
      for (let isShort = false; !isShort;) {
        const { messages } = await this.#calls.list({ after: lastNumberOf(this.#timeline), perPage: fillSize });
        this.#set(messages.reduce((now, one) => received(now, one).timeline, this.#timeline));
        isShort = messages.length < fillSize;
      }
    } catch (error) {
      // The next push, connection or look reads again.
      if (this.#isLoaded) return;
      this.#error = failureMessage(error);
      this.#set({ ...this.#timeline });
    }
  }

  /** Sends what an earlier page wrote and got no response to, under its id. */
  #sendWhatWasLeft(): void {
    const known = new Set([...this.#timeline.messages, ...this.#timeline.pending].map(({ clientId }) => clientId));
    for (const message of this.#outbox.read()) {
      const { clientId, createdAt } = message;
      if (known.has(clientId)) this.#outbox.remove(clientId);
      else if (Date.now() - Date.parse(createdAt) < sentByItself) void this.send(message);
      else this.#set(withPending(this.#timeline, { ...message, error: 'This message was not sent.' }));
    }
  }

  /** Loads an older page in front of the first message; `perPage` at most 100. */
  loadOlder(perPage?: number): Promise<void> {
    this.#older ??= this.#loadOlder(perPage).finally(() => {
      this.#older = undefined;
    });
    return this.#older;
  }

  async #loadOlder(perPage?: number): Promise<void> {
    const first = this.#timeline.messages[0]?.messageId;
    if (first === undefined || !this.#timeline.hasOlder) return;
    const page = await this.#calls.list({ before: first, ...(perPage ? { perPage } : {}) });
    this.#set(withOlder(this.#timeline, page));
  }

  /** Loads as far back as this message. */
  async reach(number: number): Promise<void> {
    while (this.#timeline.hasOlder && (this.#timeline.messages[0]?.messageId ?? 0) > number)
      await this.loadOlder(fillSize);
  }

  /** Sends a message after those before it. It is shown immediately, and stays with its error when it is refused. */
  send(message: Omit<PendingMessage, 'error'>): Promise<void> {
    if (!message.file) this.#outbox.put(message);
    this.#set(withPending(this.#timeline, message));
    this.#sending = this.#sending.then(() => this.#deliver(message));
    return this.#sending;
  }

  async #deliver({ clientId, data, job, createdAt }: PendingMessage): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      if (!this.#timeline.pending.some((one) => one.clientId === clientId)) return;
      try {
        const sent = await this.#calls.send({ clientId, data, ...(job ? { jobId: job.id } : {}) });
        this.receive(sent);
        // Another tab had sent the draft that both have kept, before it was changed here.
        if (sent.data !== data) void this.send({ clientId: crypto.randomUUID(), data, job, createdAt });
        return;
      } catch (error) {
        // Without a response, or while the server is busy, the message may still have arrived: its id says so.
        if (isRefusal(error)) {
          // It may have arrived before the conversation ended, and its response been lost.
          await this.fill();
          if (this.#timeline.messages.some((one) => one.clientId === clientId)) return;
          this.#set(withPending(this.#timeline, { clientId, data, job, createdAt, error: failureMessage(error) }));
          return;
        }
        await this.#wait(Math.min(longestPause, firstPause * 2 ** tries));
      }
    }
  }

  /** Sends a file beside the messages; it becomes one when its check has passed. The same id sends it again. */
  async sendFile(clientId: string, file: File): Promise<void> {
    const given = new AbortController();
    this.#files.get(clientId)?.given.abort();
    this.#files.set(clientId, { file, given });
    await sendFile({ file, clientId, signal: given.signal }, this.#calls.files, {
      report: (progress) => this.#showFile({ clientId, file }, progress),
      wait: this.#wait,
    });
  }

  #showFile({ clientId, file }: { clientId: string; file: File }, progress: FileProgress): void {
    const known = this.#timeline.pending.find((one) => one.clientId === clientId);
    if (progress.stage === 'sent') return void this.fill();
    // The message was pushed before its state was read.
    if (!known && this.#timeline.messages.some((one) => one.clientId === clientId)) return;
    const createdAt = known?.createdAt ?? new Date().toISOString();
    const percent = progress.stage === 'uploading' ? progress.percent : null;
    const shown = { clientId, data: file.name, job: null, createdAt, file: { size: file.size, percent } };
    const failed = progress.stage === 'failed' ? { error: progress.error, isFinal: !progress.mayRetry } : {};
    this.#set(withPending(this.#timeline, { ...shown, ...failed }));
  }

  /** Sends a refused message or file again, under its id. */
  retry(clientId: string): void {
    const message = this.#timeline.pending.find((one) => one.clientId === clientId);
    const sent = this.#files.get(clientId);
    if (sent) void this.sendFile(clientId, sent.file);
    else if (message) void this.send({ ...message, createdAt: new Date().toISOString() });
  }

  /** Gives up a file that is on its way; one that was sent meanwhile stays a message. */
  async cancelFile(clientId: string): Promise<void> {
    this.discard(clientId);
    await this.#calls.files.cancel(clientId).catch(() => {});
    await this.fill();
  }

  /** Forgets an unsent message. */
  discard(clientId: string): void {
    this.#files.get(clientId)?.given.abort();
    this.#files.delete(clientId);
    this.#set(withoutPending(this.#timeline, clientId));
  }
}
