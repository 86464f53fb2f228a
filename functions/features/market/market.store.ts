import type { Job } from '../../../shared/model/job.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { changedJobWrites } from '../../records/job.ts';
import { managersAndWorksOf } from '../../records/work-request.ts';
import type { OfferChange } from './offer-job.ts';

/** Reads and saves what managers offer to recruiters of the market; `written` is in milliseconds, for the search log. */
export function marketStore(table: Table, written: () => number = Date.now) {
  /** A manager's own job; others' are refused. */
  async function jobOfManager(jobId: number, managerId: number): Promise<Job> {
    const [facts, text] = await table.batchGet([keys.job(jobId), keys.jobText(jobId)], { consistent: true });
    if (!facts || !text) throw refuse.notFound('There is no such job');
    if (facts.managerId !== managerId) throw refuse.forbidden('This job belongs to another manager');
    return { ...facts, description: text.description };
  }

  /** Saves a changed offer; a job that has changed since it was read is refused. */
  async function saveOffer(before: Job, { job, event }: OfferChange): Promise<void> {
    await table.write([...changedJobWrites(before, job, written()), eventWrite(event)]);
  }

  return {
    jobOfManager,
    saveOffer,
    cardsOf: jobCardsIn(table).cardsOf,
    workOf: async (recruiterId: number) => managersAndWorksOf(table, recruiterId),
  };
}
export type MarketStore = ReturnType<typeof marketStore>;
