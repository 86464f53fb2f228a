import type { Campaign } from '../../shared/model/campaign.ts';
import type { Job } from '../../shared/model/job.ts';
import { isPublicCampaign } from '../records/campaign.ts';
import type { SearchHit } from '../search/query.ts';
import type { StoredJob, StoredJobText } from '../records/job.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Cards kept in memory, so that a recently shown page costs no reads. */
const keptCards = 2_000;

/** Reads what guests may see. */
export function guestStore(table: Table) {
  const cards = new Map<number, StoredJob>();

  /** The public campaigns that have not expired, by name. */
  async function campaigns(now: string): Promise<Campaign[]> {
    const found = await table.query<Campaign>(keys.publicCampaigns);
    return found.filter((one) => isPublicCampaign(one, now));
  }

  /**
   * The cards of these hits, in their order. A card is read again only when its job has a newer version than the one in
   * memory; the part below the whole number is about what cards do not show.
   */
  async function cardsOf(hits: SearchHit[]): Promise<StoredJob[]> {
    const missing = hits.filter((hit) => (cards.get(hit.id)?.version ?? -1) < Math.floor(hit.version));
    for (const card of await table.batchGet<StoredJob>(missing.map((hit) => keys.job(hit.id))))
      if (card) remember(card);
    return hits.flatMap((hit) => cards.get(hit.id) ?? []);
  }

  /** One job with its text. */
  async function job(jobId: number): Promise<Job | undefined> {
    const [facts, text] = await table.batchGet<StoredJob & StoredJobText>([keys.job(jobId), keys.jobText(jobId)]);
    return facts && text ? { ...facts, description: text.description } : undefined;
  }

  function remember(card: StoredJob): void {
    cards.delete(card.id);
    cards.set(card.id, card);
    const [oldest] = cards.keys();
    if (cards.size > keptCards && oldest !== undefined) cards.delete(oldest);
  }

  return { campaigns, cardsOf, job };
}
export type GuestStore = ReturnType<typeof guestStore>;
