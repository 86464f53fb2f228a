import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { openJobSearch } from '../search/open-search.ts';
import { guestStore } from './guest.store.ts';
import { listGuestCampaignsHandler } from './list-guest-campaigns.handler.ts';
import { listGuestJobsHandler } from './list-guest-jobs.handler.ts';
import { readGuestJobHandler } from './read-guest-job.handler.ts';

export const handler = httpFunction(
  contract.guest,
  { listGuestJobs: listGuestJobsHandler, readGuestJob: readGuestJobHandler, listGuestCampaigns: listGuestCampaignsHandler },
  () => ({ guestStore: guestStore(theTable()), jobSearch: openJobSearch(theTable()), cityById, clock }),
);
