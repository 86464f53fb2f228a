import type { Clock } from '../../platform/door/clock.ts';
import { closingWrites, type HireEvent } from '../../records/closing.ts';
import { countedRowWrites, writeRow } from '../../domain/counters/counted-row.ts';
import type { CountedEvent } from '../../domain/counters/counted-event.ts';
import { addCount, type Count } from '../../domain/counters/hour-counters.ts';
import { noteLate } from '../../domain/counters/roll-up-hours.ts';
import type { Table } from '../../platform/table/table.ts';

// Hours that ended less long ago are never rolled up (every-6-hours-roll-up-figures.schedule.ts).
const untouchedFor = 3_600_000;

/** Keeps counters per person and hour, and lists of closed jobs, so that a dashboard reads few items and no jobs. */
export function countersStore(table: Table, { now }: Pick<Clock, 'now'>) {
  /**
   * Adds an event to its hour. The item keeps the ids of the events it has counted, so a repeated one adds nothing. What
   * comes late is noted, because its hour may have been summed up already.
   */
  async function add(eventId: number, count: Count): Promise<void> {
    await addCount(table, eventId, count);
    const at = Date.parse(count.at);
    // Also after a repetition: the first attempt may have ended between the two.
    if (at < Date.parse(now()) - untouchedFor) await noteLate(table, count.whose, at);
  }

  /** Adds a closed job, or one whose opening was filled, to its manager's list, to that of the recruiter who is paid, and to everybody's. */
  async function addClosing(event: HireEvent): Promise<void> {
    await Promise.all(closingWrites(event).map((write) => table.writeOne(write)));
  }

  /** Puts what an event counts on the lists behind the figures; repeated and reordered, they end the same. */
  async function addRows(event: CountedEvent): Promise<void> {
    await Promise.all(countedRowWrites(event).map((one) => writeRow(table, one)));
  }

  return { add, addClosing, addRows };
}
export type CountersStore = ReturnType<typeof countersStore>;
