import { lookupMinLength } from '../../../shared/constants/limits.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Tag } from '../../../shared/model/place.ts';
import { tagKey } from '../../../shared/rules/tag-name.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler, Reply } from '../../platform/door/handler.ts';
import { searchSkills } from './skills.ts';
import { tagsAmong } from './tags.steps.ts';
import type { TagsStore } from './tags.store.ts';
import { builtInTagNamed } from './tags.ts';

type SearchTagsNeeds = { tagsStore: Pick<TagsStore, 'beginningWith' | 'withIds'> };

/** Suggestions of one search. */
const mostTags = 25;

export const searchTagsHandler = handler(
  contract.lookups.searchTags,
  async ({ query }, { tagsStore }: SearchTagsNeeds) => {
    const tags = query.ids ? await tagsWith(query.ids, tagsStore) : await suggestions(query.q ?? '', tagsStore);
    return new Reply(tags, { headers: { 'cache-control': 'public, max-age=300' } });
  },
);

async function tagsWith(ids: readonly number[], created: SearchTagsNeeds['tagsStore']): Promise<Tag[]> {
  const tagById = await tagsAmong(created)(ids);
  return ids.flatMap((id) => tagById(id) ?? []);
}

async function suggestions(text: string, created: SearchTagsNeeds['tagsStore']): Promise<Tag[]> {
  const builtIn = searchSkills(text, mostTags);
  const room = mostTags - builtIn.length;
  if (room === 0 || tagKey(text).length < lookupMinLength) return builtIn;
  return [...builtIn, ...(await created.beginningWith(text, room))];
}

interface CreateTagNeeds {
  tagsStore: Pick<TagsStore, 'named' | 'saveNew'>;
  clock: Pick<Clock, 'now' | 'newId'>;
}

export const createTagHandler = handler(
  contract.lookups.createTag,
  async ({ body: { name }, actor }, { tagsStore, clock }: CreateTagNeeds) =>
    builtInTagNamed(name) ??
    (await tagsStore.named(name)) ??
    tagsStore.saveNew({ id: clock.newId(), name }, { userId: actor.id, at: clock.now() }),
);
