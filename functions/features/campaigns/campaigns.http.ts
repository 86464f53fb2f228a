import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { domainById } from '../lookups/tags.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import { jobKind } from '../../search/kinds/job.ts';
import { openSearch } from '../../search/open-search.ts';
import { jobLogStore } from '../../search/search-log.store.ts';
import {
  addCampaignHandler,
  checkCampaignNameHandler,
  listCampaignDomainsHandler,
  listCampaignJobsHandler,
  listCampaignsHandler,
  readCampaignHandler,
  removeCampaignHandler,
} from './campaign.handlers.ts';
import { campaignPicturesStore } from './campaign-pictures.store.ts';
import { campaignsStore } from './campaigns.store.ts';
import { changeCampaignHandler } from './change-campaign.handler.ts';
import { readCampaignPictureHandler, startCampaignPictureHandler } from './campaign-picture.handlers.ts';

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
    jobSearch: openSearch(jobKind, jobLogStore(theTable())),
    reference: { cityById, domainById, tagsOf: tagsIn(theTable()) },
    clock,
  }),
);
