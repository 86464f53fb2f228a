import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { Table } from '../../platform/table/table.ts';
import type { AnySavedSearch, SearchKind } from '../../records/saved-search.ts';

/** Reads and saves searches of one kind: recruiters’ searches of candidates, or searches of jobs (PLUS-19, PLUS-56). */
export function savedSearchesIn<S extends AnySavedSearch>(table: Table, kindOf: () => SearchKind<S>) {
  const kind = kindOf();

  /** The owner's saved searches, newest first. */
  async function searchesOf(ownerId: number): Promise<S[]> {
    return table.query(kind.ofOwner(ownerId), { newestFirst: true, consistent: true });
  }

  /** One of the owner's searches; refuses one that is not theirs like one that does not exist. */
  async function search(ownerId: number, searchId: number): Promise<S> {
    const found = await table.get(kind.one(ownerId, searchId), { consistent: true });
    if (!found) throw noSuch('saved search');
    return found;
  }

  /** Refuses one more search beyond the most that one owner may have. */
  async function checkRoom(ownerId: number): Promise<void> {
    if ((await searchesOf(ownerId)).length >= kind.most)
      throw refuse.conflict(`At most ${kind.most} searches can be saved; remove one first`);
  }

  /** Saves a new search; refuses beyond the most that one owner may have. */
  async function saveNew(added: S): Promise<void> {
    await checkRoom(added.ownerId);
    await table.writeOne(kind.added(added));
  }

  /** Saves a changed search over the one that was read. */
  const saveChange = (changed: S): Promise<void> => table.writeOne(kind.changed(changed));

  /** Removes a search; nothing is announced for it any more. */
  const remove = (ownerId: number, searchId: number): Promise<void> => table.writeOne(kind.removed(ownerId, searchId));

  return { searchesOf, search, checkRoom, saveNew, saveChange, remove };
}
export type SavedSearches<S extends AnySavedSearch> = ReturnType<typeof savedSearchesIn<S>>;
