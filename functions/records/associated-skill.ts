import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * What a manager says about two skills: that they go together, or that two of the built-in pairs do not. A pair without
 * a record is as the stage starts with it.
 */
export interface AssociatedSkill {
  tagId: number;
  associatedTagId: number;
  isApart: boolean;
}

/** The write that a manager's two skills go together; refuses when they do already. */
export function associatedSkillWrite(managerId: number, tagId: number, associatedTagId: number): SingleWrite {
  return {
    put: { ...keys.associatedSkill(managerId, tagId, associatedTagId), tagId, associatedTagId, isApart: false },
    when: { expression: 'attribute_not_exists(pk) OR #isApart = :apart', values: { apart: true } },
    refusal: refuse.conflict('These skills are associated already'),
  };
}

/** The write that a built-in pair does not go together for this manager; refuses when it is apart already. */
export function skillsApartWrite(managerId: number, tagId: number, associatedTagId: number): SingleWrite {
  return {
    put: { ...keys.associatedSkill(managerId, tagId, associatedTagId), tagId, associatedTagId, isApart: true },
    when: { expression: 'attribute_not_exists(pk) OR #isApart = :apart', values: { apart: false } },
    refusal: refuse.notFound('These skills are not associated'),
  };
}

/** The write that removes a manager's own pair; refuses when there is none. */
export function noAssociatedSkillWrite(managerId: number, tagId: number, associatedTagId: number): SingleWrite {
  return {
    remove: keys.associatedSkill(managerId, tagId, associatedTagId),
    when: { expression: 'attribute_exists(pk) AND #isApart = :apart', values: { apart: false } },
    refusal: refuse.notFound('These skills are not associated'),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  associatedSkill: {
    holds: 'which skills a manager associates',
    own: (userId) => keys.associatedSkillsOf(userId),
    exported: { file: 'associated-skills' },
    erasure: remove,
  },
  associatedSkillsOf: { leadsTo: 'associatedSkill' },
} satisfies PersonalData;
