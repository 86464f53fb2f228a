import { expect, it } from 'vitest';
import { associatedSkills } from '../../../../functions/features/lookups/associated-skills.ts';
import { skillDomains, skillNamed, skills } from '../../../../functions/features/lookups/skill-list.ts';
import { searchSkills } from '../../../../functions/features/lookups/skills.ts';

const namesOf = (text: string) => searchSkills(text).map((skill) => skill.name);

it('Every skill has one name and one id (SKILL-04)', () => {
  expect(skills.length).toBeGreaterThanOrEqual(1_200);
  expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length);
  expect(new Set(skills.map((skill) => skill.name.toLowerCase())).size).toBe(skills.length);
  for (const { id, name } of skills) expect(name, String(id)).toMatch(/^\S(.*\S)?$/);
});

it('No two skills share a name or an alias, except the two meanings of GCP', () => {
  const owners = new Map<string, string[]>();
  for (const { name, aliases } of skills)
    for (const word of [name, ...aliases])
      owners.set(word.toLowerCase(), [...(owners.get(word.toLowerCase()) ?? []), name]);
  expect([...owners].filter(([, names]) => names.length > 1)).toEqual([['gcp', ['Google Cloud', 'GCP']]]);
});

it('Skill ids that jobs and candidates have stored stay the same: blocks may only grow at their end', () => {
  const lastWhenPublished = skillDomains.map(
    (domain) => `${domain.name}: ${domain.skills.at(-1)?.id} ${domain.skills.at(-1)?.name}`,
  );
  expect(lastWhenPublished).toMatchInlineSnapshot(`
    [
      "Software engineering: 1427 APIs",
      "Cloud and infrastructure: 2260 Databases",
      "Data and AI: 3197 Power Query",
      "Cyber security: 4110 Antivirus software",
      "Healthcare: 5195 Hoist transfers",
      "Skilled trades: 6198 Industrial maintenance",
      "Finance and accounting: 7159 Microfinance",
      "Product, design and marketing: 8163 Creativity",
      "Business, sales and operations: 9245 Facilitation",
      "Engineering and science: 10222 Laboratory work",
      "Office and administration: 11071 Digital humanities",
      "Languages and translation: 12058 Cebuano",
    ]
  `);
});

it('Each pair of associated skills is different and listed once', () => {
  const pairs = associatedSkills().map((pair) => pair.join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const [tagId, associatedTagId] of associatedSkills()) expect(tagId).not.toBe(associatedTagId);
  expect(associatedSkills()).toContainEqual([skillNamed('React').id, skillNamed('Redux').id]);
});

it('Skills are suggested from two characters on (SKILL-09)', () => {
  expect(namesOf('j')).toEqual([]);
  expect(namesOf('')).toEqual([]);
  expect(namesOf('ja')[0]).toBe('Java');
  expect(namesOf('jav').slice(0, 2)).toEqual(['Java', 'JavaScript']);
});

it('Languages with one-letter names can still be found', () => {
  expect(namesOf('c')).toEqual(['C']);
  expect(namesOf('R')).toEqual(['R']);
});

it('A search for skills finds a later word after the names that begin with it', () => {
  expect(namesOf('security')[0]).toBe('Security+');
  expect(namesOf('security')).toContain('Cloud security');
  expect(namesOf('cloud  sec')).toEqual(['Cloud security']);
});

it('A search for skills finds an alias, ranked before longer names', () => {
  expect(namesOf('k8s')).toEqual(['Kubernetes']);
  expect(namesOf('golang')[0]).toBe('Go');
});

it('Ids stored since the first list still name the same skills', () => {
  const stored = {
    TypeScript: 1001,
    Go: 1008,
    Mainframe: 1119,
    AWS: 2001,
    R: 3032,
    'Security+': 4070,
    Epic: 5035,
    CIMA: 7068,
  };
  expect(Object.fromEntries(Object.keys(stored).map((name) => [name, skillNamed(name).id]))).toEqual(stored);
});
