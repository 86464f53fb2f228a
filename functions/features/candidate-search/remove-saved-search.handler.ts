import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SavedSearchesStore } from './saved-searches.store.ts';

export const removeSavedSearchHandler = handler(
  contract['candidate-search'].removeSavedSearch,
  async ({ params, actor }, { savedSearchesStore }: { savedSearchesStore: SavedSearchesStore }) => {
    await savedSearchesStore.remove(actor.id, params.id);
    return { id: params.id };
  },
);
