import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';
import { showProfile } from './show-profile.ts';

export const readCandidateProfileHandler = handler(
  contract['candidate-profile'].readCandidateProfile,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { access, record } = await readRecord(actor, params.candidateId, needs);
    return showProfile(access, record);
  },
);
