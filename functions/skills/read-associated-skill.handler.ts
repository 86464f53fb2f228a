import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { associatedSkillOf, type SkillReference } from './skill-associations.ts';
import type { SkillsStore } from './skills.store.ts';

export const readAssociatedSkillHandler = handler(
  contract.skills.readAssociatedSkill,
  async ({ params, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillReference }) =>
    params.id === 'new'
      ? { tagId: null, name: '', associated: [] }
      : associatedSkillOf(params.id, await skillsStore.choicesOf(actor.id), skills),
);
