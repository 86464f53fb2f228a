import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { accountsIn } from '../../records/account.ts';
import {
  associateSkillsHandler,
  listAssociatedSkillsHandler,
  readAssociatedSkillHandler,
  separateSkillsHandler,
} from './associated-skill.handlers.ts';
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
