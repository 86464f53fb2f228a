import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { associatedSkillRows, type SkillReference } from './skill-associations.ts';
import type { SkillsStore } from './skills.store.ts';

export const listAssociatedSkillsHandler = handler(
  contract.skills.listAssociatedSkills,
  async ({ query, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillReference }) =>
    pageOf(associatedSkillRows(await skillsStore.choicesOf(actor.id), skills, query.q), query),
);
