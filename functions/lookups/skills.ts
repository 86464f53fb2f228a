import { lookupMinLength } from '../../shared/constants/limits.ts';
import { skills, type Skill } from './data/skills.ts';

const folded = skills.map((skill) => ({ skill, words: ` ${skill.name.toLowerCase()}` }));

/**
 * Built-in skills whose name, or a later word of it, begins with the text: whole names first, then shorter names first.
 * Fewer than two characters return none (SKILL-09), except for the languages named by one letter.
 */
export function searchSkills(text: string, take = 25): Skill[] {
  const wanted = ` ${text.trim().toLowerCase().replace(/\s+/g, ' ')}`;
  const matches =
    wanted.length <= lookupMinLength
      ? folded.filter(({ words }) => words === wanted && wanted !== ' ')
      : folded.filter(({ words }) => words.includes(wanted));
  return matches
    .toSorted(
      (a, b) =>
        rank(a.words, wanted) - rank(b.words, wanted) || a.words.length - b.words.length || a.skill.id - b.skill.id,
    )
    .slice(0, take)
    .map(({ skill }) => skill);
}

function rank(words: string, wanted: string): number {
  if (words === wanted) return 0;
  return words.startsWith(wanted) ? 1 : 2;
}
