import type { Job } from '../../shared/model/job.ts';
import type { SkillChoice } from '../../shared/rules/associated-skills.ts';

/** What a stored job keeps of its manager's choices of skills. */
export interface KeptSkillChoices {
  /** What the manager says about pairs with one of the job's skills, where that is anything (SKILL-03). */
  skillChoices?: readonly SkillChoice[];
  /** How often those were kept, empty ones included. */
  skillChoicesKept?: number;
}

/**
 * The job's version in the search index, which follows its choices of skills too. They leave the version of the facts
 * alone, so that no edit is refused for them, and therefore count below the whole numbers.
 */
export const searchedVersion = ({ version, skillChoicesKept = 0 }: Pick<Job, 'version'> & KeptSkillChoices) =>
  version + skillChoicesKept / 2 ** 20;

/** The job with these choices of its manager, once more kept. */
export function jobWithChoices<J extends KeptSkillChoices>(
  { skillChoices: _replaced, skillChoicesKept = 0, ...facts }: J,
  skillChoices: readonly SkillChoice[],
) {
  return {
    ...facts,
    skillChoicesKept: skillChoicesKept + 1,
    ...(skillChoices.length > 0 && { skillChoices }),
  };
}

/** That a stored job and its choices are as they were read. */
export const isAsRead = ({ version, skillChoicesKept: kept }: Pick<Job, 'version'> & KeptSkillChoices) =>
  kept === undefined
    ? { expression: '#version = :version AND attribute_not_exists(#skillChoicesKept)', values: { version } }
    : { expression: '#version = :version AND #skillChoicesKept = :kept', values: { version, kept } };
