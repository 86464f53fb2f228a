import type { AssociatedSkill } from '../../../shared/model/associated-skill.ts';
import type { Tag } from '../../../shared/model/place.ts';
import { associationsOf, type SkillChoice, type SkillPair } from '../../../shared/rules/associated-skills.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';

/** The list of skills and the pairs that every stage starts with. */
export interface SkillReference {
  tagById(id: number): Tag | undefined;
  builtIn(): readonly SkillPair[];
}

/** Every skill with associated ones, by name; of a text, those whose name contains it. */
export function associatedSkillRows(
  choices: readonly SkillChoice[],
  { tagById, builtIn }: SkillReference,
  text = '',
): (AssociatedSkill & { id: number; tagId: number })[] {
  const wanted = text.toLowerCase();
  return [...associationsOf(builtIn(), choices)]
    .flatMap(([tagId, others]) => {
      const skill = tagById(tagId);
      return skill && skill.name.toLowerCase().includes(wanted)
        ? [{ id: tagId, tagId, name: skill.name, associated: others.flatMap((id) => tagById(id) ?? []) }]
        : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** One skill with its associated ones, perhaps none. An unknown one is refused. */
export function associatedSkillOf(
  tagId: number,
  choices: readonly SkillChoice[],
  { tagById, builtIn }: SkillReference,
): AssociatedSkill {
  const skill = tagById(tagId);
  if (!skill) throw noSuch('skill');
  const others = associationsOf(builtIn(), choices).get(tagId) ?? [];
  return { tagId, name: skill.name, associated: others.flatMap((id) => tagById(id) ?? []) };
}

/** Refuses a pair that cannot be: of unknown skills, of a skill with itself, or one that is associated already. */
export function checkPair(
  { tagId, associatedTagId }: { tagId: number; associatedTagId: number },
  choices: readonly SkillChoice[],
  { tagById, builtIn }: SkillReference,
): void {
  if (!tagById(tagId)) throw refuse.invalid('tagId', 'There is no such skill');
  if (!tagById(associatedTagId)) throw refuse.invalid('associatedTagId', 'There is no such skill');
  if (tagId === associatedTagId) throw refuse.invalid('associatedTagId', 'A skill cannot be associated with itself');
  if (associationsOf(builtIn(), choices).get(tagId)?.includes(associatedTagId))
    throw refuse.conflict('These skills are associated already');
}

/** Whether every stage starts with this pair. */
export function isBuiltIn(
  tagId: number,
  associatedTagId: number,
  { builtIn }: Pick<SkillReference, 'builtIn'>,
): boolean {
  return builtIn().some(([skill, other]) => skill === tagId && other === associatedTagId);
}
