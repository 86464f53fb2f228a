import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { SavedSearchesStore } from './saved-searches.store.ts';

export const listSavedSearchesHandler = handler(
  contract['candidate-search'].listSavedSearches,
  async ({ query, actor }, { savedSearchesStore }: { savedSearchesStore: SavedSearchesStore }) =>
    pageOf(await savedSearchesStore.searchesOf(actor.id), query),
);
