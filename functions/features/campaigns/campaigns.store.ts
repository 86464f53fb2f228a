import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { changedCampaignWrites, newCampaignWrites, removedCampaignWrites } from '../../records/campaign.ts';
import { jobCardsIn } from '../../domain/jobs/job-cards.ts';
import { newestPictureCheck } from '../../records/picture-upload.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';

const pictureIsGone = refuse.invalid('image', 'This picture is no longer stored; upload it again');
const exists = ({ managerId }: Campaign, newPicture: string | null): Write[] =>
  newPicture === null ? [] : [newestPictureCheck(managerId, newPicture, pictureIsGone)];

/** Reads and saves a manager's campaigns. */
export function campaignsStore(table: Table) {
  const { cardsOf } = jobCardsIn(table);

  /** The manager's campaigns, newest first. */
  async function campaignsOf(managerId: number): Promise<Campaign[]> {
    return table.query(keys.campaignsOfManager(managerId), { newestFirst: true });
  }

  /** One campaign of the manager. */
  async function campaign(managerId: number, campaignId: number): Promise<Campaign> {
    const found = await table.get(keys.campaign(managerId, campaignId), { consistent: true });
    if (!found) throw noSuch('campaign');
    return found;
  }

  /** Saves a new campaign; its name, which is its public address, must be free, and a new picture must still exist. */
  async function saveNew(campaign: Campaign, event: AnyEvent, newPicture: string | null): Promise<void> {
    await table.write([...newCampaignWrites(campaign), ...exists(campaign, newPicture), eventWrite(event)]);
  }

  /** The campaign of this name, whatever its case; undefined when the name is free. */
  async function campaignNamed(name: string): Promise<Campaign | undefined> {
    return table.get(keys.publicCampaign(name));
  }

  /** Saves a campaign's new content; its new name must be free, and a new picture must still exist. */
  async function saveChange(
    before: Campaign,
    { campaign, event }: { campaign: Campaign; event: AnyEvent },
    newPicture: string | null,
  ): Promise<void> {
    await table.write([...changedCampaignWrites(before, campaign), ...exists(campaign, newPicture), eventWrite(event)]);
  }

  /** Removes a campaign. Its events stay, so they leave its manager a trace. */
  async function remove(campaign: Campaign, event: AnyEvent): Promise<void> {
    const trace = traceWrite(campaign.managerId, { pk: event.subject });
    await table.write([...removedCampaignWrites(campaign), trace, eventWrite(event)]);
  }

  return { campaignsOf, campaign, campaignNamed, cardsOf, saveNew, saveChange, remove };
}
export type CampaignsStore = ReturnType<typeof campaignsStore>;
