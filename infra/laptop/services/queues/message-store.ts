import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import type { QueueMessage } from './message.ts';

/** All queues share one journal, so that a move between queues is one entry and one write. */
type StoreEntry =
  | { put: QueueMessage }
  | { change: Partial<QueueMessage> & { id: string } }
  | { remove: string }
  | { sent: string; at: number };

export interface MessageStore {
  /** Messages of a queue, oldest first; the map lives on. */
  inQueue: (queue: string) => ReadonlyMap<string, QueueMessage>;
  /** Resolves when the message is on disk. */
  put: (message: QueueMessage) => Promise<void>;
  /** Takes effect immediately; resolves when it is on disk. */
  change: (message: QueueMessage, changes: Partial<QueueMessage>) => Promise<void>;
  remove: (message: QueueMessage) => Promise<void>;
  /** Whether the queue accepted a message with this deduplication id in the last five minutes. */
  tookBefore: (queue: string, deduplicationId: string) => boolean;
  close: () => Promise<void>;
}

const deduplicationWindow = 5 * 60_000;

/**
 * Opens the messages of all queues under `folder`; what was in flight is visible again, because its receiver is gone.
 */
export async function openMessageStore(folder: string): Promise<MessageStore> {
  const messages = new Map<string, QueueMessage>();
  const queues = new Map<string, Map<string, QueueMessage>>();
  const taken = new Map<string, number>();

  function inQueue(name: string): Map<string, QueueMessage> {
    const queue = queues.get(name) ?? new Map<string, QueueMessage>();
    queues.set(name, queue);
    return queue;
  }

  function apply(entry: StoreEntry): void {
    if ('sent' in entry) taken.set(entry.sent, entry.at);
    else if ('put' in entry) {
      messages.set(entry.put.id, entry.put);
      inQueue(entry.put.queue).set(entry.put.id, entry.put);
    } else if ('change' in entry) applyChange(entry.change);
    else {
      inQueue(messages.get(entry.remove)?.queue ?? '').delete(entry.remove);
      messages.delete(entry.remove);
    }
  }

  function applyChange(change: Partial<QueueMessage> & { id: string }): void {
    const message = messages.get(change.id);
    if (!message) return;
    if (change.queue !== undefined && change.queue !== message.queue) {
      inQueue(message.queue).delete(message.id);
      inQueue(change.queue).set(message.id, message);
    }
    Object.assign(message, change);
  }

  function* snapshot(): Generator<StoreEntry> {
    for (const [key, at] of taken) {
      if (at > Date.now() - deduplicationWindow) yield { sent: key, at };
      else taken.delete(key);
    }
    for (const message of messages.values()) yield { put: message };
  }

  const journal = await openJournal<StoreEntry>({ file: join(folder, 'messages.jsonl'), replay: apply, snapshot });
  const record = (entry: StoreEntry): Promise<void> => {
    apply(entry);
    return journal.append(entry);
  };
  for (const message of messages.values()) {
    if (message.receiveCount > 0) message.visibleAt = Math.min(message.visibleAt, Date.now());
  }

  return {
    inQueue,
    put: async (message) => {
      const { queue, deduplicationId, sentAt } = message;
      const written = [record({ put: message })];
      if (deduplicationId !== undefined)
        written.push(record({ sent: deduplicationKey(queue, deduplicationId), at: sentAt }));
      await Promise.all(written);
    },
    change: (message, changes) => record({ change: { ...changes, id: message.id } }),
    remove: (message) => record({ remove: message.id }),
    tookBefore: (queue, deduplicationId) => {
      const at = taken.get(deduplicationKey(queue, deduplicationId));
      return at !== undefined && at > Date.now() - deduplicationWindow;
    },
    close: () => journal.close(),
  };
}

function deduplicationKey(queue: string, deduplicationId: string): string {
  return `${queue}\n${deduplicationId}`;
}
