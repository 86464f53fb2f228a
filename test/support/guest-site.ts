import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { httpFunction } from '../../functions/platform/door/http-function.ts';
import { guestHandlers } from '../../functions/features/guest/guest.http.ts';
import { guestStore } from '../../functions/features/guest/guest.store.ts';
import { jobKind } from '../../functions/search/kinds/job.ts';
import type { SearchIndex } from '../../functions/search/port.ts';
import { replica } from '../../functions/search/replica.ts';
import { jobLogStore } from '../../functions/search/search-log.store.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Hiring } from './hiring.ts';
import { aContext, anHttpEvent } from './http-event.ts';

type Operation = keyof typeof contract.guest;

/** A built page with a title, a description and chunks, as the build leaves it. */
const builtIndex = `<!doctype html>
<html lang="en"><head><meta name="description" content="HireHub." /><title>HireHub</title>
<meta name="chunks" content="browse=/assets/browse-1.css,/assets/browse-1.js;posting=/assets/posting-1.js" /></head>
<body><div id="root"></div></body></html>`;

/**
 * What visitors receive, over the whole door and a replica of the index as the local table was at the first query;
 * nothing is compressed.
 */
export function openGuestSite(
  hiring: Hiring,
  { jobSearch, page = async () => builtIndex }: { jobSearch?: SearchIndex; page?: () => Promise<string> } = {},
) {
  const now = () => Date.parse(hiring.clock.now());
  const ownSearch = replica({
    kind: jobKind,
    store: { ...jobLogStore(hiring.table), readSnapshot: async () => undefined },
    now,
  });
  const needs = {
    guestStore: guestStore(hiring.table),
    jobSearch: jobSearch ?? ownSearch,
    cityById: hiring.cityById,
    clock: hiring.clock,
    siteUrl: 'https://jobs.example',
    sitePages: { sitePage: page },
  };
  const handler = httpFunction(guestHandlers, () => needs);

  /** Calls one operation; parameters and query as in an address. */
  async function ask(
    operation: Operation,
    {
      params = {},
      query = '',
      headers = {},
    }: { params?: Record<string, string>; query?: string; headers?: Record<string, string> } = {},
  ) {
    const { method, path } = contract.guest[operation];
    const response = (await handler(
      anHttpEvent({ routeKey: `${method} ${path}`, params, query, headers }),
      aContext,
    )) as APIGatewayProxyStructuredResultV2;
    return { status: response.statusCode, headers: response.headers ?? {}, text: response.body ?? '' };
  }
  return { ask };
}
export type GuestSite = ReturnType<typeof openGuestSite>;
