import { lookupMinLength } from '../../../shared/constants/limits.ts';
import { type Skill, skills } from './skill-list.ts';

const folded = skills.map((skill) => ({
  skill,
  words: ` ${skill.name.toLowerCase()}`,
  aliases: skill.aliases.map((alias) => ` ${alias.toLowerCase()}`),
}));

/**
 * Built-in skills whose name, or a later word of it, begins with the text: whole names first, then shorter names first;
 * then those with such an alias (`k8s`). Fewer than two characters return none (SKILL-09), except for the languages named
 * by one letter.
 */
export function searchSkills(text: string, take = 25): Skill[] {
  const wanted = ` ${text.trim().toLowerCase().replace(/\s+/g, ' ')}`;
  const matches =
    wanted.length <= lookupMinLength
      ? folded.filter(({ words }) => words === wanted && wanted !== ' ')
      : folded.filter((one) => rank(one, wanted) < noMatch);
  return matches
    .toSorted((a, b) => rank(a, wanted) - rank(b, wanted) || a.words.length - b.words.length || a.skill.id - b.skill.id)
    .slice(0, take)
    .map(({ skill: { id, name } }) => ({ id, name }));
}

const noMatch = 5;

function rank({ words, aliases }: (typeof folded)[number], wanted: string): number {
  if (words === wanted) return 0;
  if (aliases.includes(wanted)) return 1;
  if (words.startsWith(wanted)) return 2;
  if (words.includes(wanted)) return 3;
  return aliases.some((alias) => alias.startsWith(wanted)) ? 4 : noMatch;
}
