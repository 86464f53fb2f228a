import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager associates two skills or separates them; their jobs are matched by it from then on. */
export const associatedSkillsChanged = defineEvent(
  'associated-skills-changed',
  1,
  z.object({
    managerId: idValue,
    tagId: idValue,
    associatedTagId: idValue,
    change: z.enum(['associated', 'separated']),
  }),
);
