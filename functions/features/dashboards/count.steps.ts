import type { CountedEvent } from '../../domain/counters/counted-event.ts';
import { countEvent } from '../../domain/counters/counted-event.ts';
import { isHireEvent } from '../../records/closing.ts';
import type { CountersStore } from './counters.store.ts';

/**
 * Adds an event to the lists behind the figures and then to the counters of those concerned: open dashboards follow the
 * counters, so a list that is read for them has the row already.
 */
export async function count(event: CountedEvent, store: CountersStore): Promise<void> {
  await Promise.all([store.addRows(event), ...(isHireEvent(event) ? [store.addClosing(event)] : [])]);
  await Promise.all(countEvent(event).map((one) => store.add(event.id, one)));
}
