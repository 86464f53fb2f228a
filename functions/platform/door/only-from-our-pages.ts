import type { MiddlewareObj } from '@middy/core';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { environment } from '../environment.ts';
import type { HttpEvent } from './http-event.ts';
import { refuse } from './refusal.ts';

/** What a request says about the page that sent it. */
interface Sender {
  origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  site: string | undefined;
}

/**
 * Whether a request comes from a page of this origin, or from no page at all. Browsers name the origin of every request
 * that is no plain navigation, and no page can forge either header; a client that sends neither is no browser, so
 * nobody's cookies can be made use of through it. @see https://fetch.spec.whatwg.org/#origin-header and
 * https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isFromOurPages({ origin, site }: Sender, ours: string): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === ours;
}

/**
 * Refuses what other sites' pages send to routes with cookies: a page elsewhere could otherwise end or renew its
 * visitor's session. SameSite keeps most cookies away from them, but not those of a neighbouring subdomain.
 */
export function onlyFromOurPages(routeOf: (event: HttpEvent) => RouteDefinition | undefined): MiddlewareObj<HttpEvent> {
  return {
    before: ({ event }) => {
      const route = routeOf(event);
      // Where a token is needed too, a page elsewhere has none.
      if (!route?.refreshCookie || route.roles !== 'anyone') return;
      const { origin, 'sec-fetch-site': site } = event.headers;
      if (origin === undefined && site === undefined) return;
      const ours = new URL(environment('site').SITE_URL).origin;
      if (!isFromOurPages({ origin, site }, ours)) throw refuse.forbidden('Call this from our own pages');
    },
  };
}
