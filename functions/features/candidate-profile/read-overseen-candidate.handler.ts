import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { readProfile, type MarkNeeds, type ReadNeeds } from './profile-record.steps.ts';

export const readOverseenCandidateHandler = handler(
  contract['candidate-profile'].readOverseenCandidate,
  async ({ params, actor }, needs: ReadNeeds & MarkNeeds) => readProfile(actor, params.id, needs),
);
