import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import { revalidateAlways } from '../pages/respond-with-page.steps.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { jobQuery } from '../job-query.ts';
import { pageAddresses } from '../pages/page-addresses.ts';
import { sitemapIndex } from './sitemap.ts';

export const readSitemapHandler = handler(
  publicPages.readSitemap,
  async (_, { jobSearch, clock, siteUrl }: GuestNeeds & { siteUrl: string }) => {
    const { total } = await jobSearch.search(
      jobQuery({ page: 1, perPage: 1 }, { campaign: undefined, city: undefined, now: Date.parse(clock.now()) }),
    );
    return new Reply(sitemapIndex(total, pageAddresses(siteUrl)), { headers: revalidateAlways });
  },
);
