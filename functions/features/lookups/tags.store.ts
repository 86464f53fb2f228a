import type { Tag } from '../../../shared/model/place.ts';
import { createdMeanwhile, createdTagsIn, createdTagWrites } from '../../records/created-tag.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** Reads tags that people created, and saves new ones. */
export function tagsStore(table: Table) {
  const created = createdTagsIn(table);

  /** Saves a new tag of this user; returns it, or the one by which another user was first with its name. */
  async function saveNew(tag: Tag, by: { userId: number; at: string }): Promise<Tag> {
    if (await tryWrite(table.write(createdTagWrites(tag, by)), createdMeanwhile)) return tag;
    return (await created.named(tag.name)) ?? tag;
  }

  return { ...created, saveNew };
}
export type TagsStore = ReturnType<typeof tagsStore>;
