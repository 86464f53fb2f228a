import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { associatedSkillOf } from './skill-associations.ts';
import { skillReference, type SkillLookups } from './skill-reference.steps.ts';
import type { SkillsStore } from './skills.store.ts';

export const readAssociatedSkillHandler = handler(
  contract.skills.readAssociatedSkill,
  async ({ params, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillLookups }) => {
    if (params.id === 'new') return { tagId: null, name: '', associated: [] };
    const choices = await skillsStore.choicesOf(actor.id);
    return associatedSkillOf(params.id, choices, await skillReference(skills, choices, [params.id]));
  },
);
