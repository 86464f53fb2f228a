import { expect, it } from 'vitest';
import { associatedSkills, skillDomains, skillNamed, skills } from '../../../functions/lookups/data/skills.ts';
import { searchSkills } from '../../../functions/lookups/skills.ts';

const namesOf = (text: string) => searchSkills(text).map((skill) => skill.name);

it('Every skill has one name and one id (SKILL-04)', () => {
  expect(skills.length).toBeGreaterThan(600);
  expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length);
  expect(new Set(skills.map((skill) => skill.name.toLowerCase())).size).toBe(skills.length);
  for (const { id, name } of skills) expect(name, String(id)).toMatch(/^\S(.*\S)?$/);
});

it('Skill ids that jobs and candidates have stored stay the same: blocks may only grow at their end', () => {
  const lastWhenPublished = skillDomains.map(
    (domain) => `${domain.name}: ${domain.skills.at(-1)?.id} ${domain.skills.at(-1)?.name}`,
  );
  expect(lastWhenPublished).toMatchInlineSnapshot(`
    [
      "Software engineering: 1119 Mainframe",
      "Cloud and infrastructure: 2082 Structured cabling",
      "Data and AI: 3076 ROS",
      "Cyber security: 4070 Security+",
      "Healthcare: 5082 Quality improvement",
      "Skilled trades: 6078 Appliance repair",
      "Finance and accounting: 7068 CIMA",
      "Product, design and marketing: 8050 UX writing",
      "Business, sales and operations: 9060 Negotiation",
      "Engineering and science: 10060 CAN bus",
    ]
  `);
});

it('Each pair of associated skills is different and listed once', () => {
  const pairs = associatedSkills.map((pair) => pair.join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const [tagId, associatedTagId] of associatedSkills) expect(tagId).not.toBe(associatedTagId);
  expect(associatedSkills).toContainEqual([skillNamed('React').id, skillNamed('Redux').id]);
});

it('Skills are suggested from two characters on (SKILL-09)', () => {
  expect(namesOf('j')).toEqual([]);
  expect(namesOf('')).toEqual([]);
  expect(namesOf('ja').slice(0, 2)).toEqual(['Java', 'JavaScript']);
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
