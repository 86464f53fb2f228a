import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { domainById, tagById } from '../lookups/tags.ts';
import { accountsIn } from '../records/account.ts';
import { addCampaignHandler } from './add-campaign.handler.ts';
import { campaignsStore } from './campaigns.store.ts';
import { listCampaignsHandler } from './list-campaigns.handler.ts';
import { readCampaignHandler } from './read-campaign.handler.ts';

export const handler = httpFunction(
  contract.campaigns,
  { listCampaigns: listCampaignsHandler, addCampaign: addCampaignHandler, readCampaign: readCampaignHandler },
  () => ({
    accounts: accountsIn(theTable()),
    campaignsStore: campaignsStore(theTable()),
    reference: { cityById, tagById, domainById },
    clock,
  }),
);
