import type { Tag } from '../../../shared/model/place.ts';
import { tagKey } from '../../../shared/rules/tag-name.ts';
import { domains } from './data/domains.ts';
import { skills } from './skill-list.ts';

const byId = new Map(skills.map(({ id, name }) => [id, { id, name }]));
let byName: ReadonlyMap<string, Tag> | undefined;

/** The built-in tag with this id, or undefined; the tags that people created are found by `tagsIn` (tags.steps.ts). */
export function builtInTag(id: number): Tag | undefined {
  return byId.get(id);
}

/** The built-in tag with this name, or this alias when none has the name; undefined when none has either. */
export function builtInTagNamed(name: string): Tag | undefined {
  byName ??= namesOfTags();
  return byName.get(tagKey(name));
}

/** The field of work with this id, or undefined. */
export function domainById(id: number): Tag | undefined {
  return domains.find((one) => one.id === id);
}

function namesOfTags(): Map<string, Tag> {
  const names = new Map<string, Tag>();
  for (const { id, name } of skills) names.set(tagKey(name), { id, name });
  // Of several skills with the same alias, the first one has it.
  for (const { id, name, aliases } of skills)
    for (const alias of aliases.map(tagKey)) if (!names.has(alias)) names.set(alias, { id, name });
  return names;
}
