import type { CountedEvent } from '../records/counted-event.ts';
import { countEvent } from '../records/counted-event.ts';
import type { CountersStore } from './counters.store.ts';

/** Adds an event to the counters of those concerned, and a closed job to the lists of closed jobs. */
export async function count(event: CountedEvent, store: CountersStore): Promise<void> {
  await Promise.all([
    ...countEvent(event).map((one) => store.add(event.id, one)),
    ...(event.type === 'job-closed' ? [store.addClosing(event)] : []),
  ]);
}
