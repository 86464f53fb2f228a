import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { readOwnResume, type ReadNeeds } from './profile-record.steps.ts';

export const readResumeHandler = handler(
  contract['candidate-profile'].readResume,
  async ({ params, actor }, needs: ReadNeeds) => (await readOwnResume(actor, params.candidateId, needs)) ?? null,
);
