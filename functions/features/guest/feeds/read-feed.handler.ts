import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import { revalidateAlways } from '../pages/respond-with-page.steps.ts';
import { feedDocument, jobsPerFeedPage, newestOf } from './feed.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { jobQuery } from '../job-query.ts';
import { pageAddresses } from '../pages/page-addresses.ts';

export const readFeedHandler = handler(
  publicPages.readFeed,
  async ({ query: { page } }, { guestStore, jobSearch, clock, siteUrl }: GuestNeeds & { siteUrl: string }) => {
    const now = clock.now();
    const found = await jobSearch.search(
      jobQuery({ page, perPage: jobsPerFeedPage }, { campaign: undefined, city: undefined, now: Date.parse(now) }),
    );
    if (page > 1 && found.hits.length === 0) throw refuse.notFound('The feed is shorter');
    const jobs = await guestStore.cardsOf(found.hits);
    const newest = newestOf(jobs);
    const headers = { ...revalidateAlways, ...(newest ? { 'last-modified': new Date(newest).toUTCString() } : {}) };
    return new Reply(feedDocument({ jobs, page, total: found.total, now }, pageAddresses(siteUrl)), { headers });
  },
);
