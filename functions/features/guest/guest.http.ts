import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { cityById } from '../lookups/cities.ts';
import { openJobSearch } from '../../search/open-job-search.ts';
import { guestStore } from './guest.store.ts';
import { listGuestCampaignsHandler } from './list-guest-campaigns.handler.ts';
import { listGuestJobsHandler } from './list-guest-jobs.handler.ts';
import { readCampaignPageHandler } from './pages/read-campaign-page.handler.ts';
import { readFeedHandler } from './feeds/read-feed.handler.ts';
import { readGuestJobMapHandler } from './read-guest-job-map.handler.ts';
import { readGuestJobHandler } from './read-guest-job.handler.ts';
import { readJobPageHandler } from './pages/read-job-page.handler.ts';
import { readJobsPageHandler } from './pages/read-jobs-page.handler.ts';
import { readMissingPageHandler } from './pages/read-missing-page.handler.ts';
import { readSitemapPartHandler } from './feeds/read-sitemap-part.handler.ts';
import { readSitemapHandler } from './feeds/read-sitemap.handler.ts';
import { sitePageStore } from './pages/site-page.store.ts';

export const guestHandlers = [
  listGuestJobsHandler,
  readGuestJobMapHandler,
  readGuestJobHandler,
  listGuestCampaignsHandler,
  readJobsPageHandler,
  readJobPageHandler,
  readCampaignPageHandler,
  readMissingPageHandler,
  readSitemapHandler,
  readSitemapPartHandler,
  readFeedHandler,
];

export const handler = httpFunction(guestHandlers, () => ({
  guestStore: guestStore(theTable()),
  jobSearch: openJobSearch(theTable()),
  sitePages: sitePageStore(() => environment('site-page').SITE_BUCKET),
  siteUrl: environment('site').SITE_URL,
  cityById,
  clock,
}));
