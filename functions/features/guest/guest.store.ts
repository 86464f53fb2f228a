import type { Campaign } from '../../../shared/model/campaign.ts';
import type { Job } from '../../../shared/model/job.ts';
import { appliedTo, type Applied } from '../../domain/jobs/applied-to.ts';
import { publicCampaigns } from '../../domain/jobs/campaign-named.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { type StoredJob, withText } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads what guests may see. */
export function guestStore(table: Table) {
  const { cardsOf } = jobCardsIn(table);

  /** The public campaigns that have not expired, by name. */
  const campaigns = (now: string): Promise<Campaign[]> => publicCampaigns(table, now);

  /** One job with its text, and about how many applied to it. */
  async function job(jobId: number): Promise<(Job & Applied) | undefined> {
    const [facts, text, gate] = await table.batchGet([keys.job(jobId), keys.jobText(jobId), keys.jobGate(jobId)]);
    return facts && text && { ...withText(facts, text), ...appliedTo(gate) };
  }

  /** Since when the client of these jobs is one here, of whichever of their managers; undefined without any. */
  async function clientSince(jobs: readonly Pick<StoredJob, 'managerId' | 'clientId'>[]): Promise<string | undefined> {
    const named = jobs.flatMap(({ managerId, clientId }) => (clientId === null ? [] : { managerId, clientId }));
    const byId = new Map(named.map((one) => [one.clientId, one]));
    const clients = await table.batchGet([...byId.values()].map((one) => keys.client(one.managerId, one.clientId)));
    return clients.flatMap((client) => client?.createdAt ?? []).toSorted()[0];
  }

  return { campaigns, cardsOf, job, clientSince };
}
export type GuestStore = ReturnType<typeof guestStore>;
