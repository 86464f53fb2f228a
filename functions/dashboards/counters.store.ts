import type { EventOf } from '../../events/catalogue.ts';
import { closingOf, closingWrite } from '../records/closing.ts';
import type { Count } from '../records/hour-counters.ts';
import { countedEventWrite, countedAlready } from '../records/hour-counters.ts';
import type { Table } from '../table/table.ts';

/** Keeps counters per person and hour, and lists of closed jobs, so that a dashboard reads few items and no jobs. */
export function countersStore(table: Table) {
  /** Adds an event to its hour. The item keeps the ids of the events it has counted, so a repeated one adds nothing. */
  async function add(eventId: number, count: Count): Promise<void> {
    try {
      await table.writeOne(countedEventWrite(eventId, count));
    } catch (error) {
      if (error !== countedAlready) throw error;
    }
  }

  /** Adds a closed job to its manager's list, to that of the recruiter who is paid, and to everybody's. */
  async function addClosing(event: EventOf<'job-closed'>): Promise<void> {
    const closing = closingOf(event);
    const lists = [closing.managerId, ...(closing.recruiterId ? [closing.recruiterId] : []), 'everyone' as const];
    await Promise.all(lists.map((whose) => table.writeOne(closingWrite(whose, closing))));
  }

  return { add, addClosing };
}
export type CountersStore = ReturnType<typeof countersStore>;
