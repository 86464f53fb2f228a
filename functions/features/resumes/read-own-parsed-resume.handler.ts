import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { showResume, type ShowNeeds } from './show-resume.steps.ts';

export const readOwnParsedResumeHandler = handler(
  contract.resumes.readOwnParsedResume,
  async ({ params, actor }, needs: ShowNeeds) => showResume({ recruiterId: actor.id, id: params.id }, needs),
);
