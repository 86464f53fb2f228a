import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const associatedSkillsChangedExamples = /* @__PURE__ */ examplesOf(associatedSkillsChanged, [
  {
    id: 898_012_385_730_577,
    time: '2026-09-15T10:25:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { managerId: 895_412_385_677_312, tagId: 1034, associatedTagId: 2017, change: 'associated' },
  },
]);
