import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { domainById } from '../lookups/tags.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import { openJobSearch } from '../../search/open-job-search.ts';
import { addCampaignHandler } from './add-campaign.handler.ts';
import { campaignPicturesStore } from './campaign-pictures.store.ts';
import { campaignsStore } from './campaigns.store.ts';
import { changeCampaignHandler } from './change-campaign.handler.ts';
import { checkCampaignNameHandler } from './check-campaign-name.handler.ts';
import { listCampaignDomainsHandler } from './list-campaign-domains.handler.ts';
import { listCampaignJobsHandler } from './list-campaign-jobs.handler.ts';
import { listCampaignsHandler } from './list-campaigns.handler.ts';
import { readCampaignPictureHandler } from './read-campaign-picture.handler.ts';
import { readCampaignHandler } from './read-campaign.handler.ts';
import { removeCampaignHandler } from './remove-campaign.handler.ts';
import { startCampaignPictureHandler } from './start-campaign-picture.handler.ts';

export const handler = httpFunction(
  [
    listCampaignsHandler,
    addCampaignHandler,
    listCampaignDomainsHandler,
    checkCampaignNameHandler,
    startCampaignPictureHandler,
    readCampaignPictureHandler,
    readCampaignHandler,
    changeCampaignHandler,
    removeCampaignHandler,
    listCampaignJobsHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    campaignsStore: campaignsStore(theTable()),
    campaignPicturesStore: campaignPicturesStore(theTable()),
    files: s3Files(environment('files-upload').FILES_BUCKET),
    jobSearch: openJobSearch(theTable()),
    reference: { cityById, domainById, tagsOf: tagsIn(theTable()) },
    clock,
  }),
);
