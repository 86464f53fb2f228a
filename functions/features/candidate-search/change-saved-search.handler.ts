import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SavedSearchesStore } from './saved-searches.store.ts';

export const changeSavedSearchHandler = handler(
  contract['candidate-search'].changeSavedSearch,
  async ({ params, body, actor }, { savedSearchesStore }: { savedSearchesStore: SavedSearchesStore }) => {
    const { version, ...form } = body;
    const changed = { ...(await savedSearchesStore.search(actor.id, params.id)), ...form, version: version + 1 };
    await savedSearchesStore.saveChange(changed);
    return changed;
  },
);
