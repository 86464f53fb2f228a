import { Reply } from '../../../platform/door/handler.ts';
import { log } from '../../../platform/door/log.ts';
import { Refusal } from '../../../platform/door/refusal.ts';
import { pageAddresses, type PageAddresses } from './page-addresses.ts';
import type { PublicPage } from './drawn-page.ts';
import { pageDocument } from './page-template.ts';
import { missingPage, unavailablePage } from './public-page.tsx';
import type { SitePageStore } from './site-page.store.ts';

export interface PageNeeds {
  siteUrl: string;
  sitePages: SitePageStore;
}

/**
 * Draws a page into the built index.html. A missing page becomes a 404; when reading fails, a 503 page lets the script
 * try on its own. No cache keeps either, so that the page is there as soon as it can be.
 */
export async function respondWithPage(
  { siteUrl, sitePages }: PageNeeds,
  draw: (addresses: PageAddresses) => Promise<PublicPage>,
): Promise<Reply<string>> {
  const addresses = pageAddresses(siteUrl);
  const [index, page] = await Promise.all([sitePages.sitePage(), draw(addresses).catch(pageOfFailure)]);
  const headers = {
    ...(page.status === 404 || page.status === 503 ? { 'cache-control': 'no-cache' } : {}),
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  };
  return new Reply(pageDocument(index, page, { picture: addresses.picture, feed: addresses.feed() }), {
    status: page.status,
    headers,
  });
}

function pageOfFailure(error: unknown): PublicPage {
  if (error instanceof Refusal && error.kind === 'notFound') return missingPage();
  log.error('page not drawn', { error: error as Error });
  return unavailablePage();
}
