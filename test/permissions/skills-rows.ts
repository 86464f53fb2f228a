import type { Row } from './row.ts';
import { ok } from './row.ts';

/** Skills are the manager's alone (PERM-24). */
export const skillsRows = {
  'skills.listAssociatedSkills': { about: 'skill', query: 'page=1&q=React', manager: { own: 'shown' } },
  'skills.readAssociatedSkill': { about: 'skill', manager: { own: ok, missing: 404 } },
  'skills.associateSkills': { about: 'self', body: { tagId: 1001, associatedTagId: 1008 }, manager: ok },
  'skills.separateSkills': { about: 'skill pair', manager: { own: ok, missing: 404 } },
} satisfies Record<string, Row>;
