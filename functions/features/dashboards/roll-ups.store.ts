import type { CountersOf } from '../../domain/counters/hour-counters.ts';
import { peopleCounted as everyCountedPerson } from '../../domain/counters/people-counted.ts';
import { rollUpHours } from '../../domain/counters/roll-up-hours.ts';
import type { Table } from '../../platform/table/table.ts';

/** Rolls up the hours of counters into weeks and months. */
export function rollUpsStore(table: Table) {
  /** Who has counters at this moment (milliseconds). */
  async function peopleCounted(now: number): Promise<number[]> {
    return everyCountedPerson(table, now);
  }

  /** Rolls up the hours of a person, or everybody's, that ended before this moment (milliseconds). */
  async function rollUp(whose: CountersOf, until: number): Promise<void> {
    await rollUpHours(table, whose, { until });
  }

  return { peopleCounted, rollUp };
}
export type RollUpsStore = ReturnType<typeof rollUpsStore>;
