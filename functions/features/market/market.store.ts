import type { Job } from '../../../shared/model/job.ts';
import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import { countedOfEach } from '../../domain/counters/rolled-counters.ts';
import { workingFactsOf } from '../../domain/counters/working-facts.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { jobOfManager } from '../../domain/jobs/own-job.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import { changedJobWrites } from '../../records/job.ts';
import { managersAndWorksOf } from '../../records/work-request.ts';
import type { OfferChange } from './offer-job.ts';

/** Reads and saves what managers offer to recruiters of the market; `written` is in milliseconds, for the search log. */
export function marketStore(table: Table, written: () => number = Date.now) {
  /** Saves a changed offer; a job that has changed since it was read is refused. */
  async function saveOffer(before: Job, { job, event }: OfferChange): Promise<void> {
    await table.write([...changedJobWrites(before, job, written()), eventWrite(event)]);
  }

  /**
   * How these managers work, as of when their counters were rolled up last, and who of them is verified: one call. Those
   * who began since then are counted now.
   */
  async function managersOf(
    managerIds: readonly number[],
    now: number,
  ): Promise<{ working: Map<number, WorkingFacts>; verified: Set<number> }> {
    const ids = [...new Set(managerIds)];
    const [marks, verifications] = await readLists(table, [
      ids.map((id) => keys.rolledUp(id)),
      ids.map(keys.verification),
    ]);
    const known = ids.flatMap((id, at) => (marks[at]?.facts ? [[id, marks[at].facts] as const] : []));
    const others = ids.filter((_, at) => !marks[at]);
    return {
      working: new Map([...known, ...(await countedNow(others, now))]),
      verified: new Set(verifications.flatMap((one) => one?.userId ?? [])),
    };
  }

  async function countedNow(people: readonly number[], now: number): Promise<[number, WorkingFacts][]> {
    if (people.length === 0) return [];
    const range = dashboardRange('all', 'UTC', now, timeOfId(Math.min(...people)));
    const counted = await countedOfEach(table, { people, series: 'figures' }, range);
    return people.map((id, at) => [
      id,
      { ...workingFactsOf(counted[at] ?? [], range), from: new Date(timeOfId(id)).toISOString() },
    ]);
  }

  return {
    managersOf,
    jobOfManager: async (jobId: number, managerId: number) => jobOfManager(table, jobId, managerId),
    saveOffer,
    cardsOf: jobCardsIn(table).cardsOf,
    workOf: async (recruiterId: number) => managersAndWorksOf(table, recruiterId),
  };
}
export type MarketStore = ReturnType<typeof marketStore>;
