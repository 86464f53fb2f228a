import { mostSavedSearches } from '../../../shared/constants/candidate-search.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import {
  changedSavedSearchWrite,
  newSavedSearchWrite,
  removedSavedSearchWrite,
  type StoredSavedSearch,
} from '../../records/saved-search.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads and saves a recruiter's searches. */
export function savedSearchesStore(table: Table) {
  /** The recruiter's saved searches, newest first. */
  async function searchesOf(ownerId: number): Promise<StoredSavedSearch[]> {
    return table.query(keys.savedSearches(ownerId), { newestFirst: true, consistent: true });
  }

  /** One of the recruiter's searches; refuses one that is not theirs like one that does not exist. */
  async function search(ownerId: number, searchId: number): Promise<StoredSavedSearch> {
    const found = await table.get(keys.savedSearch(ownerId, searchId), { consistent: true });
    if (!found) throw noSuch('saved search');
    return found;
  }

  /** Saves a new search; refuses beyond the most that one recruiter may have. */
  async function saveNew(added: StoredSavedSearch): Promise<void> {
    if ((await searchesOf(added.ownerId)).length >= mostSavedSearches)
      throw refuse.conflict(`At most ${mostSavedSearches} searches can be saved; remove one first`);
    await table.writeOne(newSavedSearchWrite(added));
  }

  /** Saves a changed search over the one that was read. */
  const saveChange = (changed: StoredSavedSearch): Promise<void> => table.writeOne(changedSavedSearchWrite(changed));

  /** Removes a search; finds of it are announced no more. */
  const remove = (ownerId: number, searchId: number): Promise<void> =>
    table.writeOne(removedSavedSearchWrite(ownerId, searchId));

  return { searchesOf, search, saveNew, saveChange, remove };
}
export type SavedSearchesStore = ReturnType<typeof savedSearchesStore>;
