import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { FeedsStore } from './feeds.store.ts';

const mostFeeds = 5;

export const addCalendarFeedHandler = handler(
  contract.calendar.addCalendarFeed,
  async ({ body, actor }, { feedsStore, clock }: { feedsStore: FeedsStore; clock: Clock }) => {
    if ((await feedsStore.feedsOf(actor.id)).length >= mostFeeds)
      throw refuse.conflict(`You have ${mostFeeds} feeds; stop one that you no longer use`, 'name');
    const token = clock.newToken();
    const feed = { id: clock.newId(), name: body.name, createdAt: clock.now(), readAt: null, reader: null };
    await feedsStore.saveNew({ ...feed, userId: actor.id }, token);
    return { ...feed, token };
  },
);
