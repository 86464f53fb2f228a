import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { associatedSkillOf, checkPair, type SkillReference } from './skill-associations.ts';
import type { SkillsStore } from './skills.store.ts';

export const associateSkillsHandler = handler(
  contract.skills.associateSkills,
  async ({ body, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillReference }) => {
    const choices = await skillsStore.choicesOf(actor.id);
    checkPair(body, choices, skills);
    await skillsStore.associate(actor.id, body.tagId, body.associatedTagId);
    return associatedSkillOf(
      body.tagId,
      [...choices.filter((one) => !isSame(one, body)), { ...body, isApart: false }],
      skills,
    );
  },
);

type Pair = { tagId: number; associatedTagId: number };
const isSame = (one: Pair, other: Pair): boolean =>
  one.tagId === other.tagId && one.associatedTagId === other.associatedTagId;
