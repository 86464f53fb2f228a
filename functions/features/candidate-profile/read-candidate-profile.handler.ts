import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { readProfile, type MarkNeeds, type ReadNeeds } from './profile-record.steps.ts';

export const readCandidateProfileHandler = handler(
  contract['candidate-profile'].readCandidateProfile,
  async ({ params, actor }, needs: ReadNeeds & MarkNeeds) => readProfile(actor, params.candidateId, needs),
);
