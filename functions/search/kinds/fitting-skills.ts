import { associatedWith, associationsOf, type SkillPair } from '../../../shared/rules/associated-skills.ts';
import { associatedSkills } from '../../features/lookups/associated-skills.ts';
import type { JobDocument } from '../../records/job-document.ts';

/** How the index holds a skill that a job does not list, and that is associated with one that it lists. */
export const asNear = (tagId: number): number => -tagId;

const builtIn = new Map<number, readonly number[]>();

// The same for every job whose manager says nothing about its skills; looked for once per skill.
function builtInNear(tagId: number): readonly number[] {
  let near = builtIn.get(tagId);
  if (!near) builtIn.set(tagId, (near = associatedWith([tagId], associationsOf(associatedSkills()))));
  return near;
}

/**
 * The skills with which a candidate fits a job: those that it lists, and as near ones those associated with them in
 * either direction, by the built-in pairs unless the job's manager says otherwise (SKILL-03).
 */
export function fittingSkills({ skills, skillChoices = [] }: Pick<JobDocument, 'skills' | 'skillChoices'>): number[] {
  const listed = skills.map(({ id }) => id);
  const near =
    skillChoices.length > 0
      ? associatedWith(listed, associationsOf(associatedSkills().filter(isAbout(listed)), skillChoices))
      : listed.flatMap(builtInNear).filter((tagId) => !listed.includes(tagId));
  return [...listed, ...new Set(near.map(asNear))];
}

/** Whether a pair is about one of the skills; choosing those first is far quicker than to connect all. */
function isAbout(skills: readonly number[]): (pair: SkillPair) => boolean {
  return ([one, other]) => skills.includes(one) || skills.includes(other);
}
