import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import type { BusEvent } from './bus-event.ts';

/** One event of a bus and what became of it at each rule that it matched. */
export interface RecordedEvent {
  busName: string;
  event: BusEvent;
  deliveries: Delivery[];
}

export interface Delivery {
  rule: string;
  attempts: number;
  state: 'delivering' | 'delivered' | 'failed';
  error?: string;
}

/** The newest events of all buses, kept on disk for the console. */
export interface RecentEvents {
  /** Newest first. */
  list: () => RecordedEvent[];
  add: (recorded: RecordedEvent) => void;
  /** Keeps a change of the event's deliveries. */
  changed: (recorded: RecordedEvent) => void;
  close: () => Promise<void>;
}

/** Opens the ring under `folder`; it holds the newest `limit` events. */
export async function openRecentEvents(folder: string, limit = 500): Promise<RecentEvents> {
  const ring = new Map<string, RecordedEvent>();
  const keep = (recorded: RecordedEvent): void => {
    ring.set(recorded.event.id, recorded);
    const oldest = ring.size > limit ? ring.keys().next().value : undefined;
    if (oldest !== undefined) ring.delete(oldest);
  };
  const journal = await openJournal<RecordedEvent>({
    file: join(folder, 'recent-events.jsonl'),
    replay: keep,
    snapshot: () => ring.values(),
  });
  const write = (recorded: RecordedEvent): void => {
    // Nothing waits for it: the ring is for reading along, the queues hold what must not be lost.
    journal.append(recorded).catch((error: unknown) => console.error('The list of recent events was not saved:', error));
  };
  return {
    list: () => [...ring.values()].reverse(),
    add: (recorded) => {
      keep(recorded);
      write(recorded);
    },
    changed: (recorded) => {
      if (ring.has(recorded.event.id)) write(recorded);
    },
    close: () => journal.close(),
  };
}
