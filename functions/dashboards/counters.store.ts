import { Refusal } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { Count } from './count-event.ts';

const counted = new Refusal('conflict', 'counted already');

/** Keeps counters per person and day, so that a dashboard reads a few items and not lists. */
export function countersStore(table: Table) {
  /** Adds an event to its day. The item keeps the ids of the events it has counted, so a repeated one adds nothing. */
  async function add(event: { id: number; time: string }, { userId, add: amounts }: Count): Promise<void> {
    try {
      await table.writeOne({
        update: keys.dayCounters(`USER#${userId}`, event.time.slice(0, 10)),
        add: { ...amounts, countedEvents: new Set([event.id]) },
        when: {
          expression: 'attribute_not_exists(#countedEvents) OR NOT contains(#countedEvents, :event)',
          values: { event: event.id },
        },
        refusal: counted,
      });
    } catch (error) {
      if (error !== counted) throw error;
    }
  }

  return { add };
}
export type CountersStore = ReturnType<typeof countersStore>;
