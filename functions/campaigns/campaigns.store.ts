import type { AnyEvent } from '../../events/catalogue.ts';
import type { Campaign } from '../../shared/model/campaign.ts';
import { refuse } from '../door/refusal.ts';
import { newCampaignWrites } from '../records/campaign.ts';
import { keys } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';

/** Reads and saves a manager's campaigns. */
export function campaignsStore(table: Table) {
  /** The manager's campaigns, newest first. */
  async function campaignsOf(managerId: number): Promise<Campaign[]> {
    return table.query<Campaign>(keys.campaignsOfManager(managerId), { newestFirst: true });
  }

  /** One campaign of the manager. */
  async function campaign(managerId: number, campaignId: number): Promise<Campaign> {
    const found = await table.get<Campaign>(keys.campaign(managerId, campaignId), { consistent: true });
    if (!found) throw refuse.notFound('There is no such campaign');
    return found;
  }

  /** Saves a new campaign; its name, which is its public address, must be free. */
  async function saveNew(campaign: Campaign, event: AnyEvent): Promise<void> {
    await table.write([...newCampaignWrites(campaign), eventWrite(event)]);
  }

  return { campaignsOf, campaign, saveNew };
}
export type CampaignsStore = ReturnType<typeof campaignsStore>;
