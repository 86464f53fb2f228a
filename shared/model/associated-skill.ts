import * as z from 'zod';
import { idValue } from '../contract/fields.ts';
import { tag } from './place.ts';

/** A skill with those associated with it; `tagId` is null in the record of a new one (SKILL-03, SKILL-06). */
export const associatedSkill = z.object({
  tagId: idValue.nullable(),
  name: z.string(),
  associated: z.array(tag),
});
export type AssociatedSkill = z.output<typeof associatedSkill>;

/** A row of the list: a skill that has associated ones. */
export const associatedSkillRow = associatedSkill.extend({ id: idValue, tagId: idValue });
export type AssociatedSkillRow = z.output<typeof associatedSkillRow>;
