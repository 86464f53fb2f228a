import type { Campaign } from '../../../shared/model/campaign.ts';
import type { Job } from '../../../shared/model/job.ts';
import { publicCampaigns } from '../../domain/jobs/campaign-named.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { withText } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads what guests may see. */
export function guestStore(table: Table) {
  const { cardsOf } = jobCardsIn(table);

  /** The public campaigns that have not expired, by name. */
  const campaigns = (now: string): Promise<Campaign[]> => publicCampaigns(table, now);

  /** One job with its text. */
  async function job(jobId: number): Promise<Job | undefined> {
    const [facts, text] = await table.batchGet([keys.job(jobId), keys.jobText(jobId)]);
    return facts && text && withText(facts, text);
  }

  return { campaigns, cardsOf, job };
}
export type GuestStore = ReturnType<typeof guestStore>;
