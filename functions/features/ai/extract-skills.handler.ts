import { ai } from '../../../shared/contract/ai.ts';
import { handler } from '../../platform/door/handler.ts';
import { suggestSkills } from './suggest-skills.ts';

export const extractSkillsHandler = handler(ai.extractSkills, async ({ body }) => suggestSkills(body));
