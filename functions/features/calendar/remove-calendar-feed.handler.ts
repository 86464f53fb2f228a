import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { FeedsStore } from './feeds.store.ts';

export const removeCalendarFeedHandler = handler(
  contract.calendar.removeCalendarFeed,
  async ({ params, actor }, { feedsStore }: { feedsStore: Pick<FeedsStore, 'remove'> }) => {
    await feedsStore.remove(actor.id, params.feedId);
    return { id: params.feedId };
  },
);
