import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { isBuiltIn, type SkillReference } from './skill-associations.ts';
import type { SkillsStore } from './skills.store.ts';

export const separateSkillsHandler = handler(
  contract.skills.separateSkills,
  async ({ params, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillReference }) => {
    const { id, associatedTagId } = params;
    await skillsStore.separate(actor.id, id, associatedTagId, isBuiltIn(id, associatedTagId, skills));
    return { done: true as const };
  },
);
