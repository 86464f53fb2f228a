import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { httpFunction } from '../../functions/door/http-function.ts';
import { guestStore } from '../../functions/guest/guest.store.ts';
import { listGuestCampaignsHandler } from '../../functions/guest/list-guest-campaigns.handler.ts';
import { listGuestJobsHandler } from '../../functions/guest/list-guest-jobs.handler.ts';
import { readCampaignPageHandler } from '../../functions/guest/read-campaign-page.handler.ts';
import { readFeedHandler } from '../../functions/guest/read-feed.handler.ts';
import { readGuestJobHandler } from '../../functions/guest/read-guest-job.handler.ts';
import { readJobPageHandler } from '../../functions/guest/read-job-page.handler.ts';
import { readJobsPageHandler } from '../../functions/guest/read-jobs-page.handler.ts';
import { readMissingPageHandler } from '../../functions/guest/read-missing-page.handler.ts';
import { readSitemapPartHandler } from '../../functions/guest/read-sitemap-part.handler.ts';
import { readSitemapHandler } from '../../functions/guest/read-sitemap.handler.ts';
import { jobKind } from '../../functions/search/kinds/job.ts';
import type { SearchIndex } from '../../functions/search/port.ts';
import { replica } from '../../functions/search/replica.ts';
import { searchLogStore } from '../../functions/search/search-log.store.ts';
import { guest } from '../../shared/contract/guest.ts';
import { publicPages } from '../../shared/contract/public-pages.ts';
import type { Hiring } from './hiring.ts';
import { aContext, anHttpEvent } from './http-event.ts';

const operations = { ...guest, ...publicPages };
type Operation = keyof typeof operations;

/** A built page with a title, a description and chunks, as the build leaves it. */
export const builtIndex = `<!doctype html>
<html lang="en"><head><meta name="description" content="HireHub." /><title>HireHub</title>
<meta name="chunks" content="browse=/assets/browse-1.css,/assets/browse-1.js;posting=/assets/posting-1.js" /></head>
<body><div id="root"></div></body></html>`;

/** What visitors are answered, over the whole door and a replica of the index as the local table stood at the first question; nothing is compressed. */
export function openGuestSite(hiring: Hiring, { jobSearch, page = async () => builtIndex }: { jobSearch?: SearchIndex; page?: () => Promise<string> } = {}) {
  const now = () => Date.parse(hiring.clock.now());
  const ownSearch = replica({ kind: jobKind, store: { ...searchLogStore(hiring.table), readSnapshot: async () => undefined }, now });
  const needs = { guestStore: guestStore(hiring.table), jobSearch: jobSearch ?? ownSearch, cityById: hiring.cityById, clock: hiring.clock, siteUrl: 'https://jobs.example', sitePages: { sitePage: page } };
  const handler = httpFunction(
    operations,
    {
      listGuestJobs: listGuestJobsHandler,
      readGuestJob: readGuestJobHandler,
      listGuestCampaigns: listGuestCampaignsHandler,
      readJobsPage: readJobsPageHandler,
      readJobPage: readJobPageHandler,
      readCampaignPage: readCampaignPageHandler,
      readMissingPage: readMissingPageHandler,
      readSitemap: readSitemapHandler,
      readSitemapPart: readSitemapPartHandler,
      readFeed: readFeedHandler,
    },
    () => needs,
  );

  /** Asks one operation; parameters and query as they stand in an address. */
  async function ask(operation: Operation, { params = {}, query = '', headers = {} }: { params?: Record<string, string>; query?: string; headers?: Record<string, string> } = {}) {
    const { method, path } = operations[operation];
    const answer = (await handler(anHttpEvent({ routeKey: `${method} ${path}`, params, query, headers }), aContext)) as APIGatewayProxyStructuredResultV2;
    return { status: answer.statusCode, headers: answer.headers ?? {}, text: answer.body ?? '' };
  }
  return { ask };
}
export type GuestSite = ReturnType<typeof openGuestSite>;
