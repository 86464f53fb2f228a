import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler, Reply } from '../../platform/door/handler.ts';
import { composeFeed, feedDays, noticedRead } from './compose-feed.ts';
import type { FeedsStore } from './feeds.store.ts';

export const listCalendarFeedsHandler = handler(
  contract.calendar.listCalendarFeeds,
  async ({ actor }, { feedsStore }: { feedsStore: Pick<FeedsStore, 'feedsOf'> }) => feedsStore.feedsOf(actor.id),
);

// Personal, so neither stored on the way nor compressed; Outlook cannot read compressed feeds
// (https://github.com/markuspoerschke/iCal/issues/541).
const headers = { 'cache-control': 'private, no-cache' };

export const readCalendarFeedHandler = handler(
  contract.calendar.readCalendarFeed,
  async ({ query, userAgent, refuse }, needs: { feedsStore: FeedsStore; clock: Clock; siteUrl: string }) => {
    const { feedsStore, clock, siteUrl } = needs;
    const now = clock.now();
    const found = await feedsStore.feedOf(query.token);
    if (!found) throw refuse.noSuch('feed');
    const { feed, owner } = found;
    const { first, last } = feedDays(now);
    const text = composeFeed(await feedsStore.daysOf(owner, first, last), { owner, siteUrl, now });
    const noticed = noticedRead(feed, { userAgent, now });
    if (noticed) await feedsStore.saveRead(feed, noticed);
    return new Reply(text, { headers });
  },
);

const mostFeeds = 5;

export const addCalendarFeedHandler = handler(
  contract.calendar.addCalendarFeed,
  async ({ body, actor, refuse }, { feedsStore, clock }: { feedsStore: FeedsStore; clock: Clock }) => {
    if ((await feedsStore.feedsOf(actor.id)).length >= mostFeeds)
      throw refuse.conflict(`You have ${mostFeeds} feeds; stop one that you no longer use`, 'name');
    const token = clock.newToken();
    const feed = { id: clock.newId(), name: body.name, createdAt: clock.now(), readAt: null, reader: null };
    await feedsStore.saveNew({ ...feed, userId: actor.id }, token);
    return { ...feed, token };
  },
);

export const removeCalendarFeedHandler = handler(
  contract.calendar.removeCalendarFeed,
  async ({ params, actor }, { feedsStore }: { feedsStore: Pick<FeedsStore, 'remove'> }) => {
    await feedsStore.remove(actor.id, params.feedId);
    return { id: params.feedId };
  },
);
