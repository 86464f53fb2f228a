import { readFileSync } from 'node:fs';
import { domains } from './data/domains.ts';

export interface Skill {
  id: number;
  name: string;
}
export interface ListedSkill extends Skill {
  domainId: number;
  /** Other words for the same skill, as people write them. */
  aliases: readonly string[];
}
export interface SkillDomain extends Skill {
  skills: readonly ListedSkill[];
}

/**
 * Fields of work with their skills; also the domains of a campaign (CAMP-08). Every stage starts with these. A skill's
 * id is 1000 times the id of its domain plus its place in the block of data/skills.txt, so blocks only grow at their end:
 * the ids are stored on jobs, candidates and campaigns. A skill that goes out of use stays.
 */
export const skillDomains: readonly SkillDomain[] = parseSkills(
  readFileSync(new URL('./data/skills.txt', import.meta.url), 'utf8'),
);

/** Every built-in skill in the order of its domain. */
export const skills: readonly ListedSkill[] = skillDomains.flatMap((domain) => domain.skills);

const byName = new Map(skills.map((skill) => [skill.name, skill]));

/** The built-in skill of exactly this name; throws when there is none, so that a misspelt one is found at once. */
export function skillNamed(name: string): ListedSkill {
  const skill = byName.get(name);
  if (!skill) throw new Error(`No skill is called ${name}`);
  return skill;
}

/** One line `# Domain` per block, then one line `Name | alias | alias` per skill. */
function parseSkills(text: string): SkillDomain[] {
  return text
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.trimEnd().split('\n');
      const domain = domains.find((one) => one.name === name);
      if (!domain) throw new Error(`No domain is called ${name}`);
      const listed = lines.map((line, place) => {
        const [skill = '', ...aliases] = line.split(' | ');
        return { id: domain.id * 1000 + place + 1, name: skill, domainId: domain.id, aliases };
      });
      return { id: domain.id, name, skills: listed };
    });
}
