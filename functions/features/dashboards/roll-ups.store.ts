import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import type { CountersOf } from '../../domain/counters/hour-counters.ts';
import { peopleCounted as everyCountedPerson } from '../../domain/counters/people-counted.ts';
import { rollUpHours, saveWorkingFacts } from '../../domain/counters/roll-up-hours.ts';
import { countedIn } from '../../domain/counters/rolled-counters.ts';
import { workingFactsOf } from '../../domain/counters/working-facts.ts';
import type { Table } from '../../platform/table/table.ts';

/** Rolls up the hours of counters into weeks and months. */
export function rollUpsStore(table: Table) {
  /** Who has counters at this moment (milliseconds). */
  async function peopleCounted(now: number): Promise<number[]> {
    return everyCountedPerson(table, now);
  }

  /**
   * Rolls up the hours of a person, or everybody's, that ended before this moment (milliseconds); where a person's
   * counted anything, also how they work by now.
   */
  async function rollUp(whose: CountersOf, until: number): Promise<void> {
    const isChanged = await rollUpHours(table, whose, { until });
    if (!isChanged || whose === 'everyone') return;
    const since = timeOfId(whose);
    const range = dashboardRange('all', 'UTC', until, since);
    const facts = workingFactsOf(await countedIn(table, { whose, series: 'figures' }, range), range);
    await saveWorkingFacts(table, whose, { ...facts, from: new Date(since).toISOString() });
  }

  return { peopleCounted, rollUp };
}
export type RollUpsStore = ReturnType<typeof rollUpsStore>;
