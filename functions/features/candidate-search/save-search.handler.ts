import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SavedSearchesStore } from './saved-searches.store.ts';

export const saveSearchHandler = handler(
  contract['candidate-search'].saveSearch,
  async ({ body, actor }, { savedSearchesStore, clock }: { savedSearchesStore: SavedSearchesStore; clock: Clock }) => {
    const search = { ...body, id: clock.newId(), version: 1, ownerId: actor.id, createdAt: clock.now() };
    await savedSearchesStore.saveNew(search);
    return search;
  },
);
