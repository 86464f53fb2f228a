import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const associatedSkillsChangedExamples: EventOf<'associated-skills-changed'>[] = [
  {
    id: 898_012_385_730_577,
    type: 'associated-skills-changed',
    version: 1,
    time: '2026-09-15T10:25:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'associated-skills-changed#898012385730577',
    data: { managerId: 895_412_385_677_312, tagId: 1034, associatedTagId: 2017, change: 'associated' },
  },
];
