import * as z from 'zod';
import { associatedSkill, associatedSkillRow } from '../model/associated-skill.ts';
import { done, id, idValue, line, paging } from './fields.ts';
import { route } from './route.ts';

/** Skills that a manager associates with others, over the built-in pairs (area SKILL). */
export const skills = {
  listAssociatedSkills: route({
    method: 'GET',
    path: '/api/manager/skills',
    roles: ['manager'],
    summary: 'Skills that have associated ones, by name; a text finds those whose name contains it (SKILL-05).',
    request: { query: z.strictObject({ q: line(40).optional(), ...paging() }) },
    response: associatedSkillRow,
    list: true,
    errors: [],
  }),
  readAssociatedSkill: route({
    method: 'GET',
    path: '/api/manager/skills/{id}',
    roles: ['manager'],
    summary: 'One skill with its associated ones; `new` gives an empty record (SKILL-06).',
    request: { params: z.strictObject({ id: z.union([z.literal('new'), id]) }) },
    response: associatedSkill,
    errors: ['notFound'],
  }),
  associateSkills: route({
    method: 'POST',
    path: '/api/manager/skills',
    roles: ['manager'],
    summary: 'Associate a skill with another for the manager’s own jobs (SKILL-07).',
    request: { body: z.strictObject({ tagId: idValue, associatedTagId: idValue }) },
    response: associatedSkill,
    errors: ['invalid', 'conflict'],
  }),
  separateSkills: route({
    method: 'DELETE',
    path: '/api/manager/skills/{id}/associated/{associatedTagId}',
    roles: ['manager'],
    summary: 'Separate a skill from an associated one, also a built-in pair (SKILL-08).',
    request: { params: z.strictObject({ id, associatedTagId: id }) },
    response: done,
    errors: ['notFound'],
  }),
};
