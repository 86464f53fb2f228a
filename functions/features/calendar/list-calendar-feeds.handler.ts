import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { FeedsStore } from './feeds.store.ts';

export const listCalendarFeedsHandler = handler(
  contract.calendar.listCalendarFeeds,
  async ({ actor }, { feedsStore }: { feedsStore: Pick<FeedsStore, 'feedsOf'> }) => feedsStore.feedsOf(actor.id),
);
