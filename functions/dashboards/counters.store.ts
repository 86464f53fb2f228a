import type { Count } from '../records/day-counters.ts';
import { countedEventWrite, countedAlready } from '../records/day-counters.ts';
import type { Table } from '../table/table.ts';

/** Keeps counters per person and day, so that a dashboard reads a few items and not lists. */
export function countersStore(table: Table) {
  /** Adds an event to its day. The item keeps the ids of the events it has counted, so a repeated one adds nothing. */
  async function add(eventId: number, count: Count): Promise<void> {
    try {
      await table.writeOne(countedEventWrite(eventId, count));
    } catch (error) {
      if (error !== countedAlready) throw error;
    }
  }

  return { add };
}
export type CountersStore = ReturnType<typeof countersStore>;
