import type { Row } from './row.ts';
import { ok } from './row.ts';

/** The list of skills and their pairs is the manager's alone (PERM-24). */
export const skillsRows = {
  'skills.listAssociatedSkills': { about: 'skill', query: 'page=1&q=React', manager: { own: 'shown' } },
  'skills.readAssociatedSkill': { about: 'skill', manager: { own: ok, missing: 404 } },
  'skills.associateSkills': { about: 'self', body: { tagId: 1001, associatedTagId: 1008 }, manager: ok },
  'skills.separateSkills': { about: 'skill pair', manager: { own: ok, missing: 404 } },
  // Those who post jobs, add candidates or keep a profile may name a skill that the list lacks (PERM-21, PERM-28).
  'lookups.createTag': {
    about: 'self',
    body: { name: 'Bell founding' },
    manager: ok,
    recruiter: ok,
    candidate: ok,
  },
} satisfies Record<string, Row>;
