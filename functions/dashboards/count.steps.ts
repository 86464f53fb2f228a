import type { CountedEvent } from './count-event.ts';
import { countEvent } from './count-event.ts';
import type { CountersStore } from './counters.store.ts';

/** Adds an event to the day's counters of those concerned. */
export async function count(event: CountedEvent, store: CountersStore): Promise<void> {
  await Promise.all(countEvent(event).map((one) => store.add(event.id, one)));
}
