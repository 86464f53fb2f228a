import { randomUUID } from 'node:crypto';
import { localArn } from '../local-account.ts';
import type { QueueMessage, QueueSettings, SendOptions } from './message.ts';
import type { MessageStore } from './message-store.ts';
import { startPoller } from './poller.ts';
import type { PolledQueue, Poller, PollerOptions } from './poller.ts';
import { viewQueue } from './receive.ts';

export interface Queue extends PolledQueue {
  settings: QueueSettings;
  /** Returns the message id once the message is on disk. */
  send: (body: string, options?: SendOptions) => Promise<string>;
  /** How many messages were received and have neither been finished nor failed yet. */
  inHand: () => number;
  /** Feeds a function until `stop`, as an event source mapping does. */
  poll: (options: PollerOptions) => Poller;
  /** Everything in the queue, oldest first, for the console. */
  messages: () => QueueMessage[];
  /** Sends messages of a dead-letter queue back to where they failed, all unless ids are given; returns how many. */
  redrive: (ids?: string[]) => Promise<number>;
  /** Drops messages for good, all unless ids are given; returns how many. */
  purge: (ids?: string[]) => Promise<number>;
}

/** What a queue needs of the set of queues it belongs to. */
export interface QueueSurroundings {
  store: MessageStore;
  listeners: (queue: string) => Set<() => void>;
}

/** One queue over the shared store. */
export function createQueue(name: string, settings: QueueSettings, { store, listeners }: QueueSurroundings): Queue {
  const all = store.inQueue(name);
  const wake = (queue: string): void => listeners(queue).forEach((listener) => listener());
  const chosen = (ids?: string[]): QueueMessage[] => [...all.values()].filter(({ id }) => ids?.includes(id) ?? true);
  const view = (limit: number) => viewQueue(all.values(), settings, { now: Date.now(), limit });

  function moveToDeadLetters(message: QueueMessage): void {
    const deadLetterQueue = settings.deadLetterQueue ?? '';
    const moved = store.change(message, {
      queue: deadLetterQueue,
      deadLetterSource: name,
      visibleAt: Date.now(),
      receiveCount: 0,
    });
    void inBackground(moved);
    wake(deadLetterQueue);
  }

  const queue: Queue = {
    name,
    arn: localArn('sqs', name),
    settings,
    send: async (
      body,
      { attributes = {}, delaySeconds = settings.delaySeconds ?? 0, groupId, deduplicationId } = {},
    ) => {
      // A repeated send succeeds and adds nothing, as in SQS.
      if (deduplicationId !== undefined && store.tookBefore(name, deduplicationId)) return randomUUID();
      const now = Date.now();
      const message: QueueMessage = {
        id: randomUUID(),
        queue: name,
        body,
        attributes,
        sentAt: now,
        visibleAt: now + delaySeconds * 1000,
        receiveCount: 0,
      };
      await store.put({ ...message, ...(settings.fifo ? { groupId, deduplicationId } : {}) });
      wake(name);
      return message.id;
    },
    receive: (limit) => {
      const { ready, dead, expired, nextVisibleAt } = view(limit);
      const now = Date.now();
      for (const message of expired) void inBackground(store.remove(message));
      for (const message of dead) moveToDeadLetters(message);
      for (const message of ready) {
        const received = {
          receiveCount: message.receiveCount + 1,
          firstReceivedAt: message.firstReceivedAt ?? now,
          visibleAt: now + (settings.visibilityTimeoutSeconds ?? 30) * 1000,
        };
        void inBackground(store.change(message, received));
      }
      return { messages: ready, nextVisibleAt };
    },
    inHand: () => {
      const now = Date.now();
      let count = 0;
      for (const { receiveCount, visibleAt, lastError } of all.values())
        if (receiveCount > 0 && visibleAt > now && lastError === undefined) count += 1;
      return count;
    },
    waiting: (limit) => view(limit).ready.length,
    finish: async (message) => {
      const finished = store.remove(message);
      if (settings.fifo) wake(name);
      await finished;
    },
    fail: async (message, reason, hiddenSeconds) => {
      const failed = store.change(message, {
        lastError: reason.slice(0, 2000),
        ...(hiddenSeconds === undefined ? {} : { visibleAt: Date.now() + hiddenSeconds * 1000 }),
      });
      wake(name);
      await failed;
    },
    poll: (options) => startPoller(queue, options),
    messages: () => chosen(),
    redrive: async (ids) => {
      const messages = chosen(ids).filter(({ deadLetterSource }) => deadLetterSource !== undefined);
      const sources = new Set(messages.map(({ deadLetterSource = '' }) => deadLetterSource));
      await Promise.all(
        messages.map((message) =>
          store.change(message, {
            queue: message.deadLetterSource,
            visibleAt: Date.now(),
            sentAt: Date.now(),
            receiveCount: 0,
          }),
        ),
      );
      sources.forEach(wake);
      return messages.length;
    },
    purge: async (ids) => {
      const messages = chosen(ids);
      await Promise.all(messages.map((message) => store.remove(message)));
      return messages.length;
    },
    onArrival: (listener) => {
      listeners(name).add(listener);
      return () => listeners(name).delete(listener);
    },
  };
  return queue;
}

/** A receive or a move that did not reach the disk is repeated after a crash, which every consumer must bear anyway. */
async function inBackground(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => console.error('A queue could not be saved:', error));
}
