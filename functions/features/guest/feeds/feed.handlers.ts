import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { SearchHit } from '../../../search/engine/engine.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { jobQuery } from '../../../search/kinds/job-query.ts';
import { pageAddresses } from '../pages/page-addresses.ts';
import { feedDocument, jobsPerFeedPage, newestOf } from './feed.ts';
import { sitemapIndex, jobsPart, jobsPerPart, pagesPart } from './sitemap.ts';

export const readSitemapHandler = handler(
  publicPages.readSitemap,
  async (_, { jobSearch, clock, siteUrl }: GuestNeeds & { siteUrl: string }) => {
    const { total } = await jobSearch.search(
      jobQuery({ page: 1, perPage: 1 }, { campaign: undefined, city: undefined, now: Date.parse(clock.now()) }),
    );
    return sitemapIndex(total, pageAddresses(siteUrl));
  },
);

/** The most that the index returns at once. */
const perQuestion = 1000;

export const readSitemapPartHandler = handler(
  publicPages.readSitemapPart,
  async ({ params: { part }, refuse }, { guestStore, jobSearch, clock, siteUrl }: GuestNeeds & { siteUrl: string }) => {
    const addresses = pageAddresses(siteUrl);
    const now = clock.now();
    if (part === 'pages') return pagesPart(await guestStore.campaigns(now), addresses);
    const hits: SearchHit[] = [];
    const first = ((part - 1) * jobsPerPart) / perQuestion;
    // Oldest first, so that new jobs only lengthen the last part. The index holds no cards, so a part costs the table
    // only one look at the change log.
    for (let question = 1; question <= jobsPerPart / perQuestion; question++) {
      const request = { page: first + question, perPage: perQuestion, order: 'asc' as const };
      const found = await jobSearch.search(
        jobQuery(request, { campaign: undefined, city: undefined, now: Date.parse(now) }),
      );
      hits.push(...found.hits);
      if (found.hits.length < perQuestion) break;
    }
    if (hits.length === 0) throw refuse.noSuch('part');
    return jobsPart(hits, addresses);
  },
);

export const readFeedHandler = handler(
  publicPages.readFeed,
  async ({ query: { page }, refuse }, { guestStore, jobSearch, clock, siteUrl }: GuestNeeds & { siteUrl: string }) => {
    const now = clock.now();
    const found = await jobSearch.search(
      jobQuery({ page, perPage: jobsPerFeedPage }, { campaign: undefined, city: undefined, now: Date.parse(now) }),
    );
    if (page > 1 && found.hits.length === 0) throw refuse.notFound('The feed is shorter');
    const jobs = await guestStore.cardsOf(found.hits);
    const newest = newestOf(jobs);
    const headers: Record<string, string> = newest ? { 'last-modified': new Date(newest).toUTCString() } : {};
    return new Reply(feedDocument({ jobs, page, total: found.total, now }, pageAddresses(siteUrl)), { headers });
  },
);
