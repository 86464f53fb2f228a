import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { CampaignsStore } from './campaigns.store.ts';

export const listCampaignsHandler = answer(
  contract.campaigns.listCampaigns,
  async ({ query, actor }, { campaignsStore }: { campaignsStore: CampaignsStore }) =>
    pageOf(await campaignsStore.campaignsOf(actor.id), query),
);
