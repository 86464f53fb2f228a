import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { SavedSearches } from '../../domain/saved-searches/saved-searches.ts';
import type { StoredSavedSearch } from '../../records/saved-search.ts';

interface Needs {
  savedSearches: SavedSearches<StoredSavedSearch>;
  clock: Clock;
}

export const listSavedSearchesHandler = handler(
  contract['candidate-search'].listSavedSearches,
  async ({ query, actor }, { savedSearches }: Needs) => pageOf(await savedSearches.searchesOf(actor.id), query),
);

export const saveSearchHandler = handler(
  contract['candidate-search'].saveSearch,
  async ({ body, actor }, { savedSearches, clock }: Needs) => {
    const search = { ...body, id: clock.newId(), version: 1, ownerId: actor.id, createdAt: clock.now() };
    await savedSearches.saveNew(search);
    return search;
  },
);

export const changeSavedSearchHandler = handler(
  contract['candidate-search'].changeSavedSearch,
  async ({ params, body, actor }, { savedSearches }: Needs) => {
    const { version, ...form } = body;
    const changed = { ...(await savedSearches.search(actor.id, params.id)), ...form, version: version + 1 };
    await savedSearches.saveChange(changed);
    return changed;
  },
);

export const removeSavedSearchHandler = handler(
  contract['candidate-search'].removeSavedSearch,
  async ({ params, actor }, { savedSearches }: Needs) => {
    await savedSearches.remove(actor.id, params.id);
    return { id: params.id };
  },
);
