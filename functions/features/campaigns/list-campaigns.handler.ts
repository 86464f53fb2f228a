import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { CampaignsStore } from './campaigns.store.ts';

export const listCampaignsHandler = handler(
  contract.campaigns.listCampaigns,
  async ({ query, actor }, { campaignsStore }: { campaignsStore: CampaignsStore }) =>
    pageOf(await campaignsStore.campaignsOf(actor.id), query),
);
