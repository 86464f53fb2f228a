import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { associatedSkillRows } from './skill-associations.ts';
import { skillReference, type SkillLookups } from './skill-reference.steps.ts';
import type { SkillsStore } from './skills.store.ts';

export const listAssociatedSkillsHandler = handler(
  contract.skills.listAssociatedSkills,
  async ({ query, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillLookups }) => {
    const choices = await skillsStore.choicesOf(actor.id);
    return pageOf(associatedSkillRows(choices, await skillReference(skills, choices), query.q), query);
  },
);
