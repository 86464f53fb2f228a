import type { Job } from '../../../shared/model/job.ts';
import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
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

  /** How these managers work, as of when their counters were rolled up last, and who of them is verified: one call. */
  async function managersOf(
    managerIds: readonly number[],
  ): Promise<{ working: Map<number, WorkingFacts>; verified: Set<number> }> {
    const ids = [...new Set(managerIds)];
    const [marks, verifications] = await readLists(table, [
      ids.map((id) => keys.rolledUp(id)),
      ids.map(keys.verification),
    ]);
    return {
      working: new Map(ids.flatMap((id, at) => (marks[at]?.facts ? [[id, marks[at].facts]] : []))),
      verified: new Set(verifications.flatMap((one) => one?.userId ?? [])),
    };
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
