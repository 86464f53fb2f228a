import type { Tag } from '../../../shared/model/place.ts';
import { createdTagsIn, type CreatedTags } from '../../records/created-tag.ts';
import type { Table } from '../../platform/table/table.ts';
import { builtInTag } from './tags.ts';

/**
 * Makes a look-up of the tags with these ids, built-in ones and those that people created. It costs no call of the table
 * where all are built in, and otherwise one per hundred.
 */
export type TagsOf = (ids: readonly number[]) => Promise<(id: number) => Tag | undefined>;

/** Looks up the tags of this stage. */
export function tagsIn(table: Table): TagsOf {
  return tagsAmong(createdTagsIn(table));
}

/** The same over these created tags. */
export function tagsAmong(created: Pick<CreatedTags, 'withIds'>): TagsOf {
  return async (ids) => {
    const others = [...new Set(ids)].filter((id) => !builtInTag(id));
    if (others.length === 0) return builtInTag;
    const found = new Map((await created.withIds(others)).map((tag) => [tag.id, tag]));
    return (id) => builtInTag(id) ?? found.get(id);
  };
}

/** Looks up built-in tags alone. */
export const builtInTags: TagsOf = async () => builtInTag;
