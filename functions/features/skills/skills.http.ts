import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import { associateSkillsHandler } from './associate-skills.handler.ts';
import { listAssociatedSkillsHandler } from './list-associated-skills.handler.ts';
import { readAssociatedSkillHandler } from './read-associated-skill.handler.ts';
import { separateSkillsHandler } from './separate-skills.handler.ts';
import { skillsStore } from './skills.store.ts';

export const handler = httpFunction(
  [listAssociatedSkillsHandler, readAssociatedSkillHandler, associateSkillsHandler, separateSkillsHandler],
  () => ({
    accounts: accountsIn(theTable()),
    skillsStore: skillsStore(theTable()),
    skills: { tagsOf: tagsIn(theTable()), builtIn: associatedSkills },
    clock,
  }),
);
