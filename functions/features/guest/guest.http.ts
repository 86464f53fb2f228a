import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { cityById } from '../lookups/cities.ts';
import { jobKind } from '../../search/kinds/job.ts';
import { openSearch } from '../../search/open-search.ts';
import { jobLogStore } from '../../search/search-log.store.ts';
import { guestStore } from './guest.store.ts';
import {
  listGuestCampaignsHandler,
  listGuestJobsHandler,
  readGuestJobMapHandler,
  readGuestJobHandler,
} from './guest-job.handlers.ts';
import {
  readCampaignPageHandler,
  readJobPageHandler,
  readJobsPageHandler,
  readMissingPageHandler,
} from './pages/page.handlers.ts';
import { readFeedHandler, readSitemapPartHandler, readSitemapHandler } from './feeds/feed.handlers.ts';
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
  jobSearch: openSearch(jobKind, jobLogStore(theTable())),
  sitePages: sitePageStore(() => environment('site-page').SITE_BUCKET),
  siteUrl: environment('site').SITE_URL,
  cityById,
  clock,
}));
