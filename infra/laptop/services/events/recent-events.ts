import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import type { BusEvent } from './bus-event.ts';

/**
 * One event of a bus and its deliveries to each rule that it matched. Details can name people, and erasing an account
 * does not reach this list; so they are shown for a quarter of an hour, which is less than an erasure takes, and are
 * never written to disk.
 */
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

/** The newest events of all buses, stored on disk for the console. */
export interface RecentEvents {
  /** Newest first. */
  list: () => RecordedEvent[];
  add: (recorded: RecordedEvent) => void;
  /** Saves a change of the event's deliveries. */
  changed: (recorded: RecordedEvent) => void;
  close: () => Promise<void>;
}

const detailsShownFor = 15 * 60_000;

/** Opens the ring under `folder`; it holds the newest `limit` events. */
export async function openRecentEvents(
  folder: string,
  { limit = 500, now = Date.now }: { limit?: number; now?: () => number } = {},
): Promise<RecentEvents> {
  const ring = new Map<string, RecordedEvent>();
  const detailsUntil = new Map<string, number>();
  const keep = (recorded: RecordedEvent): void => {
    ring.set(recorded.event.id, recorded);
    const oldest = ring.size > limit ? ring.keys().next().value : undefined;
    if (oldest !== undefined) ring.delete(oldest);
  };
  const journal = await openJournal<RecordedEvent>({
    file: join(folder, 'recent-events.jsonl'),
    replay: (recorded) => keep(withoutDetail(recorded)),
    snapshot: () => [...ring.values()].map(withoutDetail),
  });
  const write = (recorded: RecordedEvent): void => {
    // Nothing waits for it: the ring is only for reading along, the queues hold what must not be lost.
    journal
      .append(withoutDetail(recorded))
      .catch((error: unknown) => console.error('The list of recent events was not saved:', error));
  };
  const dropDetails = (): void => {
    for (const [id, until] of detailsUntil) {
      if (until > now()) break;
      const recorded = ring.get(id);
      if (recorded) ring.set(id, withoutDetail(recorded));
      detailsUntil.delete(id);
    }
  };
  return {
    list: () => {
      dropDetails();
      return [...ring.values()].reverse();
    },
    add: (recorded) => {
      dropDetails();
      detailsUntil.set(recorded.event.id, now() + detailsShownFor);
      keep(recorded);
      write(recorded);
    },
    changed: (recorded) => {
      if (ring.has(recorded.event.id)) write(recorded);
    },
    close: () => journal.close(),
  };
}

// Type, subject and id lead to the event in the table, which erasure reaches. The deliveries remain the same list,
// because they are still being filled in.
function withoutDetail({ event, ...rest }: RecordedEvent): RecordedEvent {
  const named = ['id', 'type', 'subject'].filter((name) => name in event.detail);
  return { ...rest, event: { ...event, detail: Object.fromEntries(named.map((name) => [name, event.detail[name]])) } };
}
