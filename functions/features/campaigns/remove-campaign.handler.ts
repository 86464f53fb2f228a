import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { CampaignsStore } from './campaigns.store.ts';
import { campaignRemoved } from './change-campaign.ts';

export const removeCampaignHandler = handler(
  contract.campaigns.removeCampaign,
  async ({ params, actor }, { campaignsStore, clock }: { campaignsStore: CampaignsStore; clock: Clock }) => {
    const [campaign, campaigns] = await Promise.all([
      campaignsStore.campaign(actor.id, params.id),
      campaignsStore.campaignsOf(actor.id),
    ]);
    const event = campaignRemoved(campaign, { actor, at: clock.now(), eventId: clock.newId(), campaigns });
    await campaignsStore.remove(campaign, event);
    return { id: params.id };
  },
);
