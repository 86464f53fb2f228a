import type { EventOf } from '../../events/catalogue.ts';
import { closingWrites } from '../records/closing.ts';
import { addCount, type Count } from '../records/hour-counters.ts';
import type { Table } from '../table/table.ts';

/** Keeps counters per person and hour, and lists of closed jobs, so that a dashboard reads few items and no jobs. */
export function countersStore(table: Table) {
  /** Adds an event to its hour. The item keeps the ids of the events it has counted, so a repeated one adds nothing. */
  async function add(eventId: number, count: Count): Promise<void> {
    await addCount(table, eventId, count);
  }

  /** Adds a closed job to its manager's list, to that of the recruiter who is paid, and to everybody's. */
  async function addClosing(event: EventOf<'job-closed'>): Promise<void> {
    await Promise.all(closingWrites(event).map((write) => table.writeOne(write)));
  }

  return { add, addClosing };
}
export type CountersStore = ReturnType<typeof countersStore>;
