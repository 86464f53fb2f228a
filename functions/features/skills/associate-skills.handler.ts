import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pairChanged, type PairNeeds } from './pair-changed.ts';
import { associatedSkillOf, checkPair } from './skill-associations.ts';
import { skillReference } from './skill-reference.steps.ts';

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
