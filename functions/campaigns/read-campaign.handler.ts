import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { CampaignsStore } from './campaigns.store.ts';

export const readCampaignHandler = answer(
  contract.campaigns.readCampaign,
  async ({ params, actor }, { campaignsStore }: { campaignsStore: CampaignsStore }) =>
    campaignsStore.campaign(actor.id, params.id),
);
