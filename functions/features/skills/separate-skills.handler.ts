import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pairChanged, type PairNeeds } from './pair-changed.ts';
import { isBuiltIn } from './skill-associations.ts';

export const separateSkillsHandler = handler(
  contract.skills.separateSkills,
  async ({ params: { id: tagId, associatedTagId }, actor }, { skillsStore, skills, clock }: PairNeeds) => {
    const event = pairChanged({ tagId, associatedTagId }, 'separated', { actor, clock });
    await skillsStore.separate(event, isBuiltIn(tagId, associatedTagId, skills));
    return { done: true as const };
  },
);
