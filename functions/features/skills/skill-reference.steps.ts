import type { SkillChoice, SkillPair } from '../../../shared/rules/associated-skills.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import type { SkillReference } from './skill-associations.ts';

/** The look-ups of skills, and the pairs that every stage starts with. */
export interface SkillLookups {
  tagsOf: TagsOf;
  builtIn(): readonly SkillPair[];
}

/** The reference for a manager's choices, and for these further skills. */
export async function skillReference(
  { tagsOf, builtIn }: SkillLookups,
  choices: readonly SkillChoice[],
  further: readonly number[] = [],
): Promise<SkillReference> {
  const chosen = choices.flatMap(({ tagId, associatedTagId }) => [tagId, associatedTagId]);
  return { tagById: await tagsOf([...chosen, ...further]), builtIn };
}
