import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { pairChanged, type PairNeeds } from './pair-changed.ts';
import { associatedSkillRows, associatedSkillOf, checkPair, isBuiltIn } from './skill-associations.ts';
import { skillReference, type SkillLookups } from './skill-reference.steps.ts';
import type { SkillsStore } from './skills.store.ts';

export const listAssociatedSkillsHandler = handler(
  contract.skills.listAssociatedSkills,
  async ({ query, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillLookups }) => {
    const choices = await skillsStore.choicesOf(actor.id);
    return pageOf(associatedSkillRows(choices, await skillReference(skills, choices), query.q), query);
  },
);

export const readAssociatedSkillHandler = handler(
  contract.skills.readAssociatedSkill,
  async ({ params, actor }, { skillsStore, skills }: { skillsStore: SkillsStore; skills: SkillLookups }) => {
    if (params.id === 'new') return { tagId: null, name: '', associated: [] };
    const choices = await skillsStore.choicesOf(actor.id);
    return associatedSkillOf(params.id, choices, await skillReference(skills, choices, [params.id]));
  },
);

export const associateSkillsHandler = handler(
  contract.skills.associateSkills,
  async ({ body, actor }, { skillsStore, skills, clock }: PairNeeds) => {
    const choices = await skillsStore.choicesOf(actor.id);
    const reference = await skillReference(skills, choices, [body.tagId, body.associatedTagId]);
    checkPair(body, choices, reference);
    await skillsStore.associate(pairChanged(body, 'associated', { actor, clock }));
    return associatedSkillOf(
      body.tagId,
      [...choices.filter((one) => !isSame(one, body)), { ...body, isApart: false }],
      reference,
    );
  },
);

type Pair = { tagId: number; associatedTagId: number };

const isSame = (one: Pair, other: Pair): boolean =>
  one.tagId === other.tagId && one.associatedTagId === other.associatedTagId;

export const separateSkillsHandler = handler(
  contract.skills.separateSkills,
  async ({ params: { id: tagId, associatedTagId }, actor }, { skillsStore, skills, clock }: PairNeeds) => {
    const event = pairChanged({ tagId, associatedTagId }, 'separated', { actor, clock });
    await skillsStore.separate(event, isBuiltIn(tagId, associatedTagId, skills));
    return { done: true as const };
  },
);
