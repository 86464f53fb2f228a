import type { EventType } from '../../events/catalogue.ts';
import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import type { CountedEvent } from './count-event.ts';
import { countEvent } from './count-event.ts';
import { countersStore } from './counters.store.ts';

/** The dashboards' reaction to an event: adds it to the day's counters of the people involved. */
export function countOf<T extends CountedEvent['type'] & EventType>(type: T) {
  return eventConsumer(
    type,
    () => countersStore(theTable()),
    async (event, store) => {
      await Promise.all(countEvent(event as CountedEvent).map((count) => store.add(event, count)));
    },
  );
}
