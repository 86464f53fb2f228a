import type { Campaign } from '../../../shared/model/campaign.ts';
import type { Job } from '../../../shared/model/job.ts';
import { appliedTo, type Applied } from '../../domain/jobs/applied-to.ts';
import { publicCampaigns } from '../../domain/jobs/campaign-named.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { type StoredJob, withText } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';

/** Of so many managers of a company's jobs it is read how soon they answer. */
const mostManagers = 20;

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

  /**
   * What is stored beside jobs of a company, of whichever of their managers: since when it is a client, how many applied to
   * each, and how soon the managers first answer. Fewer than two batches of the table.
   */
  async function besides(jobs: readonly Pick<StoredJob, 'id' | 'managerId' | 'clientId'>[]) {
    const named = jobs.flatMap(({ managerId, clientId }) => (clientId === null ? [] : { managerId, clientId }));
    const ofClient = [...new Map(named.map((one) => [one.clientId, one])).values()];
    const managers = [...new Set(jobs.map(({ managerId }) => managerId))].slice(0, mostManagers);
    const [clients, gates, rolledUp] = await readLists(table, [
      ofClient.map((one) => keys.client(one.managerId, one.clientId)),
      jobs.map(({ id }) => keys.jobGate(id)),
      managers.map((id) => keys.rolledUp(id)),
    ]);
    const answered = rolledUp.flatMap((one) =>
      one?.facts?.firstAnswer ? [{ ...one.facts.firstAnswer, at: one.facts.to }] : [],
    );
    return {
      since: clients.flatMap((client) => client?.createdAt ?? []).toSorted()[0],
      applied: gates.map((gate) => gate?.applied ?? 0),
      answers: answered.map(({ of, days }) => ({ of, days })),
      answersAsOf: answered.map(({ at }) => at).toSorted()[0],
    };
  }

  return { campaigns, cardsOf, job, besides };
}
export type GuestStore = ReturnType<typeof guestStore>;
