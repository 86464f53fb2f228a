import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CampaignsStore } from './campaigns.store.ts';

export const checkCampaignNameHandler = handler(
  contract.campaigns.checkCampaignName,
  async ({ query }, { campaignsStore }: { campaignsStore: CampaignsStore }) => {
    const owner = await campaignsStore.campaignNamed(query.name);
    return { isFree: owner === undefined || owner.id === query.id };
  },
);
