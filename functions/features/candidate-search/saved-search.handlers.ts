import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { SavedSearchesStore } from './saved-searches.store.ts';

export const listSavedSearchesHandler = handler(
  contract['candidate-search'].listSavedSearches,
  async ({ query, actor }, { savedSearchesStore }: { savedSearchesStore: SavedSearchesStore }) =>
    pageOf(await savedSearchesStore.searchesOf(actor.id), query),
);

export const saveSearchHandler = handler(
  contract['candidate-search'].saveSearch,
  async ({ body, actor }, { savedSearchesStore, clock }: { savedSearchesStore: SavedSearchesStore; clock: Clock }) => {
    const search = { ...body, id: clock.newId(), version: 1, ownerId: actor.id, createdAt: clock.now() };
    await savedSearchesStore.saveNew(search);
    return search;
  },
);

export const changeSavedSearchHandler = handler(
  contract['candidate-search'].changeSavedSearch,
  async ({ params, body, actor }, { savedSearchesStore }: { savedSearchesStore: SavedSearchesStore }) => {
    const { version, ...form } = body;
    const changed = { ...(await savedSearchesStore.search(actor.id, params.id)), ...form, version: version + 1 };
    await savedSearchesStore.saveChange(changed);
    return changed;
  },
);

export const removeSavedSearchHandler = handler(
  contract['candidate-search'].removeSavedSearch,
  async ({ params, actor }, { savedSearchesStore }: { savedSearchesStore: SavedSearchesStore }) => {
    await savedSearchesStore.remove(actor.id, params.id);
    return { id: params.id };
  },
);
