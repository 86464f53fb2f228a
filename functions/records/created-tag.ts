import { createdTagsPerDay } from '../../shared/constants/limits.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { Tag } from '../../shared/model/place.ts';
import { tagKey } from '../../shared/rules/tag-name.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** Another user has created a tag of this name in the same moment. */
export const createdMeanwhile = refuse.conflict('This tag exists already');

/**
 * The writes of a tag that a user creates for everyone: it is stored by its name, which two tags never share, and by its
 * id, without who created it. More than the day's tags of this user (UTC) refuse, with Retry-After at midnight.
 */
export function createdTagWrites({ id, name }: Tag, { userId, at }: { userId: number; at: string }): SingleWrite[] {
  const midnight = (Math.floor(Date.parse(at) / oneDay) + 1) * oneDay;
  return [
    { put: { ...keys.createdTagName(tagKey(name)), id, name }, when: isNew, refusal: createdMeanwhile },
    { put: { ...keys.createdTag(id), id, name }, when: isNew },
    {
      update: keys.tagAllowance(userId, at.slice(0, 10)),
      add: { count: 1 },
      set: { ttl: midnight / 1000 },
      when: { expression: 'attribute_not_exists(#count) OR #count < :most', values: { most: createdTagsPerDay } },
      refusal: refuse.tooMany(
        `At most ${createdTagsPerDay} new skills can be added per day; continue tomorrow`,
        Math.ceil((midnight - Date.parse(at)) / 1000),
        'name',
      ),
    },
  ];
}

/** Reads tags that people created; the one place where they are read. */
export function createdTagsIn(table: Pick<Table, 'get' | 'batchGet' | 'queryPage'>) {
  /** The tag of this name, strongly consistent; undefined without one. */
  async function named(name: string): Promise<Tag | undefined> {
    const found = await table.get(keys.createdTagName(tagKey(name)), { consistent: true });
    return found && tagOf(found);
  }

  /** So many tags whose name begins with the text, by name. */
  async function beginningWith(text: string, most: number): Promise<Tag[]> {
    const { items } = await table.queryPage(keys.createdTagsNamed(tagKey(text)), { limit: most });
    return items.map(tagOf);
  }

  /** Those of these ids that exist, strongly consistent: a form names a tag right after it was created. */
  async function withIds(ids: readonly number[]): Promise<Tag[]> {
    const found = await table.batchGet(
      ids.map((id) => keys.createdTag(id)),
      { consistent: true },
    );
    return found.flatMap((tag) => (tag ? tagOf(tag) : []));
  }

  return { named, beginningWith, withIds };
}
export type CreatedTags = ReturnType<typeof createdTagsIn>;

const tagOf = ({ id, name }: Tag): Tag => ({ id, name });

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  createdTag: { leadsTo: 'nothing: the name of a skill, without who created it' },
  createdTagName: { leadsTo: 'nothing: the name of a skill, without who created it' },
  createdTagsNamed: { leadsTo: 'nothing: names of skills' },
  tagAllowance: {
    holds: 'how many tags a user created on a day, but not which',
    own: (userId) => keys.tagAllowance(userId, ''),
    exported: { not: 'It is technical, and deleted after the day.' },
    erasure: remove,
  },
} satisfies PersonalData;
