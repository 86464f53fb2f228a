import type { QueueSettings } from './message.ts';
import { openMessageStore } from './message-store.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue.ts';

export interface Queues {
  /** The queue with this name; settings may come with any call, as a queue can be named before it is declared. */
  queue: (name: string, settings?: QueueSettings) => Queue;
  /** Every queue declared so far, by name. */
  all: () => Queue[];
  /** Stop the pollers first. */
  close: () => Promise<void>;
}

/** Opens the durable queues of a folder: a message is acknowledged once it is on disk, and `kill -9` loses none. */
export async function openQueues({ folder }: { folder: string }): Promise<Queues> {
  const store = await openMessageStore(folder);
  const queues = new Map<string, Queue>();
  const arrivals = new Map<string, Set<() => void>>();
  const listeners = (name: string): Set<() => void> => {
    const known = arrivals.get(name) ?? new Set();
    arrivals.set(name, known);
    return known;
  };
  return {
    queue: (name, settings = {}) => {
      const queue = queues.get(name) ?? createQueue(name, {}, { store, listeners });
      Object.assign(queue.settings, settings);
      queues.set(name, queue);
      return queue;
    },
    all: () => [...queues.values()].sort((one, other) => one.name.localeCompare(other.name)),
    close: () => store.close(),
  };
}
