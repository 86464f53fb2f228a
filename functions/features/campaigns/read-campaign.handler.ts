import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CampaignsStore } from './campaigns.store.ts';

export const readCampaignHandler = handler(
  contract.campaigns.readCampaign,
  async ({ params, actor }, { campaignsStore }: { campaignsStore: CampaignsStore }) =>
    campaignsStore.campaign(actor.id, params.id),
);
